import { mkdirSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import sharp from 'sharp'
import { photos } from '#site/photos.ts'
import { colors } from '#ui/design.ts'
import { projectFolder } from '../command/paths.ts'

/**
 * Renders the drawings as what browsers, phones and messengers want of them: a browser draws an SVG
 * picture where it also answers the visitor, and a detailed one makes it wait. The results are
 * committed: run it again when a drawing has changed.
 */
const drawings = join(projectFolder, 'drawings')
const uploads = join(projectFolder, 'public', 'uploads')
const icons = join(projectFolder, 'public', 'icons')

/** The widths that `src/site/photos.ts` offers, and the one for browsers without AVIF. */
const sources = Object.values(photos)

/** Widths of the sample content's pictures: twice what the cards show. */
const CONTENT_WIDTHS = { course: 800, instructor: 320, student: 320, partner: 480 }

/** Rendered large first, so that fine lines stay fine. */
const drawing = (file: string, folder = drawings) =>
  sharp(join(folder, `${file}.svg`), { density: 144 })

async function photo({ name, widths, fallback }: (typeof sources)[number]) {
  for (const width of widths) {
    const file = join(uploads, `${name}-${width}.avif`)
    await drawing(name).resize({ width }).avif({ quality: 52, effort: 6 }).toFile(file)
  }
  const file = join(uploads, `${name}-${fallback}.webp`)
  await drawing(name).resize({ width: fallback }).webp({ quality: 72 }).toFile(file)
}

async function contentPicture(name: string, width: number) {
  await drawing(name)
    .resize({ width })
    .webp({ quality: 80 })
    .toFile(join(uploads, `${name}.webp`))
}

/** @param part of the square that the sign takes: launchers may cut 10 % off a maskable icon */
async function icon(name: string, size: number, part: number) {
  const logo = Math.round(size * part)
  await sharp({ create: { width: size, height: size, channels: 4, background: colors.ink } })
    .composite([{ input: await drawing('logo', uploads).resize(logo, logo).png().toBuffer() }])
    .png({ palette: true })
    .toFile(join(icons, `${name}.png`))
}

mkdirSync(icons, { recursive: true })
for (const source of sources) await photo(source)
for (const name of readdirSync(drawings).map((file) => basename(file, '.svg'))) {
  const width = CONTENT_WIDTHS[name.split('-')[0] as keyof typeof CONTENT_WIDTHS]
  if (width) await contentPicture(name, width)
}
await drawing('hero')
  .resize(1200, 630, { fit: 'cover', position: 'bottom' })
  .jpeg({ quality: 82, mozjpeg: true })
  .toFile(join(uploads, 'hero-og.jpg'))
await icon('icon-192', 192, 0.8)
await icon('icon-512', 512, 0.8)
await icon('icon-maskable-512', 512, 0.58)
await icon('apple-touch-icon', 180, 0.72)
