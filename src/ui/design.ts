/** Every colour of the site; the pictures under `public/uploads` are drawn in the same ones. */
export const colors = {
  white: '#ffffff',
  ink: '#0e2238',
  slate: '#46586c',
  steel: '#7f96af',
  line: '#dbe4ec',
  cloud: '#e9eff5',
  mist: '#f3f7fb',
  deep: '#17406d',
  road: '#2463a6',
  roadPale: '#dcebf7',
  sky: '#cfe4f5',
  haze: '#e9f3fb',
  dawn: '#f0f7fd',
  amber: '#ffb81c',
  amberDeep: '#e6a000',
  amberDark: '#8a5a00',
  amberPale: '#fff3d6',
  red: '#c03a17',
  redPale: '#fbeae6',
  green: '#2f7a59',
  greenPale: '#e5f3ec',
} as const

/** The back office's dark side; apart from the others, which is all that visitors load. */
export const nightColors = {
  road: '#7db8f0',
  roadLight: '#b5d8f8',
  roadDark: '#1b3a5c',
  amberLight: '#ffcf63',
  amberDark: '#4a3a10',
  red: '#ff8a6b',
  green: '#6cc79a',
  text: '#eaf1f8',
  textQuiet: '#a9b9c9',
  ground: '#0b1624',
  paper: '#13233a',
  panel: '#1a2c45',
  line: '#2a3d56',
} as const

/** A colour that lets through what it lies on. */
export function translucent(color: `#${string}`, opacity: number): string {
  const channels = [1, 3, 5].map((start) => parseInt(color.slice(start, start + 2), 16))
  return `rgb(${channels.join(' ')} / ${opacity})`
}

const shade = (opacity: number) => translucent(colors.ink, opacity)

export const shadows = {
  soft: `0 1px 2px ${shade(0.06)}, 0 10px 30px -14px ${shade(0.22)}`,
  lifted: `0 2px 4px ${shade(0.06)}, 0 28px 56px -26px ${shade(0.42)}`,
  course: `0 24px 48px -24px ${shade(0.35)}`,
  courseHovered: `0 24px 48px -24px ${shade(0.4)}`,
}

/** In pixels. In `sx`, a `borderRadius` up to 2 is a multiple of the card's. */
export const radii = { card: 14, toast: 12, pill: 999 }

/** The height of the fixed bar at the top of the public pages, in pixels. */
export const HEADER_HEIGHT = 80
