/**
 * A project on the emulators that no other test file works in at the same time, and of which no
 * function hears: Vitest numbers what runs side by side.
 */
export const ownProject = (name: string) => `demo-${name}-${process.env['VITEST_POOL_ID'] ?? 1}`
