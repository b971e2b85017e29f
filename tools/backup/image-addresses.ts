import type { Documents } from './documents.ts'
import { definitions } from './format.ts'
import type { Fields } from './value.ts'

type Content = Readonly<Record<string, Documents>>

/**
 * The addresses of uploaded images name the host and the bucket that hold them. In another project
 * they would show the old project's images, until that one is gone.
 *
 * @param from what the addresses of the backed up images begin with; others stay as they are
 */
export function withImagesAt(content: Content, from: string, to: string): Content {
  return mapValues(content, (documents, collection) =>
    mapValues(documents, (fields) => {
      const moved = imagesIn(collection, fields)
        .filter(([, address]) => address.startsWith(from))
        .map(([name, address]) => [name, to + address.slice(from.length)])
      return { ...fields, ...(Object.fromEntries(moved) as Fields) }
    }),
  )
}

/** The addresses below `prefix` that belong to none of these images. */
export function withoutImage(content: Content, prefix: string, names: Iterable<string>): string[] {
  const known = new Set([...names].map((name) => encodeURIComponent(`cms_images/${name}`)))
  return Object.entries(content).flatMap(([collection, documents]) =>
    Object.entries(documents).flatMap(([id, fields]) =>
      imagesIn(collection, fields)
        .filter(([, address]) => address.startsWith(prefix))
        .filter(([, address]) => !known.has(address.slice(prefix.length).split('?')[0] ?? ''))
        .map(([name]) => `${collection}/${id} (${name})`),
    ),
  )
}

function imagesIn(collection: string, fields: Fields): [name: string, address: string][] {
  return Object.entries(definitions.get(collection)?.fields ?? {}).flatMap(([name, { kind }]) => {
    const address = fields[name]
    return kind === 'image' && typeof address === 'string' ? [[name, address]] : []
  })
}

function mapValues<T, U>(
  object: Readonly<Record<string, T>>,
  change: (value: T, key: string) => U,
): Record<string, U> {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value, key)]))
}
