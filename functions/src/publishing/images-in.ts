import { contentTypes, type PrerenderedContent } from '../shared.ts'

/** The fields that hold addresses of images, by collection. */
export const imageFields: ReadonlyMap<string, readonly string[]> = new Map(
  contentTypes
    .map(({ collection, fields }) => [collection, namesOfImages(fields)] as const)
    .filter(([, names]) => names.length > 0),
)

function namesOfImages(fields: (typeof contentTypes)[number]['fields']): string[] {
  return Object.entries(fields).flatMap(([name, { kind }]) => (kind === 'image' ? [name] : []))
}

/** The addresses of the images that this content shows. */
export function imagesIn({ records }: PrerenderedContent): string[] {
  const addresses = [...imageFields].flatMap(([collection, names]) =>
    (records[collection] ?? []).flatMap((record) => names.map((name) => record[name])),
  )
  const texts = addresses.filter((address) => typeof address === 'string' && address !== '')
  return [...new Set(texts as string[])]
}
