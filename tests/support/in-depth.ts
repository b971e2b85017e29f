/** How often something is tried: few times in `npm test`, many in `npm run test:deep`. */
export const inDepth = (few: number, many: number) => (process.env['TEST_DEEP'] ? many : few)
