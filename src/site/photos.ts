import { SCHOOL } from '#model/words/fill-in.ts'

/** The site's own large pictures, and what they show; `npm run images` renders the files. */
export const photos = {
  hero: {
    name: 'hero',
    alt: 'Blaues Fahrschulauto auf einer kurvigen Landstraße, die bei Sonnenaufgang durch grüne Hügel auf die Altstadt von Gera mit dem Turm von Schloss Osterstein zuführt',
    widths: [640, 960, 1280, 1920],
    fallback: 1280,
    width: 1600,
    height: 1000,
  },
  fleet: {
    name: 'fleet',
    alt: `Drei Fahrschulautos und ein Motorrad vor dem Gebäude der ${SCHOOL}`,
    widths: [480, 800, 1200],
    fallback: 800,
    width: 1200,
    height: 800,
  },
  training: {
    name: 'motorcycle-training',
    alt: 'Motorradfahrschüler mit Helm und Warnweste fährt auf dem Übungsplatz Slalom um Leitkegel, ein Fahrlehrer sieht zu',
    widths: [320, 480, 800],
    fallback: 480,
    width: 1200,
    height: 800,
  },
} as const

type PhotoSource = (typeof photos)[keyof typeof photos]

export function avifSources({ name, widths }: PhotoSource): string {
  return widths.map((width) => `/uploads/${name}-${width}.avif ${width}w`).join(', ')
}

/** For browsers that cannot read AVIF. */
export function webpSource({ name, fallback }: PhotoSource): string {
  return `/uploads/${name}-${fallback}.webp`
}
