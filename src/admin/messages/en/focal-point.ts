/** Which part of a picture stays in view. */
export const focalPoint = {
  of: (label: string) => `${label} position`,
  noPicture: (position: string) => `${position}: choose a photo first, then drag it into place.`,
  whole: 'Whole picture',
  preview: 'As cut on the website',
  how: 'Click what matters most in the whole picture, drag the cut picture, or use the sliders',
  reset: 'Reset to center',
}
