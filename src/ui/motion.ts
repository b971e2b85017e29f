/** True for visitors who asked their device for less motion: nothing moves by itself for them. */
export function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
