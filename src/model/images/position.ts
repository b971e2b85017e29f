/** A photo's focus in percent of its width or height; the middle when nothing was chosen. */
export const CENTER = 50

const PERCENT_PER_PIXEL = 0.5

/** Stored values may be missing or zero; both mean: in the middle. */
export function positionOrDefault(value: number | undefined): number {
  return value || CENTER
}

/** For CSS; the picture's focal point is in view whatever the picture's place cuts off. */
export function objectPosition(x: number, y: number): string {
  return `${positionOrDefault(x)}% ${positionOrDefault(y)}%`
}

/**
 * The styles of a picture in a frame that cuts it, enlarged around its focal point.
 *
 * @param position as CSS has it
 * @param zoom in percent
 */
export function focalStyle(position: string, zoom: number) {
  if (zoom <= 100) return { objectPosition: position }
  return {
    objectPosition: position,
    transformOrigin: position,
    transform: `scale(${zoom / 100})`,
  }
}

/** A whole percentage between 0 and 100. */
export function clampPosition(value: number): number {
  return Math.round(Math.min(100, Math.max(0, value)))
}

/**
 * Where the focus lies after a drag. The photo follows the pointer, so that its focus moves the
 * other way: dragging to the right shows more of the left.
 *
 * @param start percent at the beginning of the drag
 * @param pixels moved since, to the right or down
 */
export function dragPosition(start: number, pixels: number): number {
  return clampPosition(start - pixels * PERCENT_PER_PIXEL)
}
