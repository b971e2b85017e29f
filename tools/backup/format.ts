import { array, number, object, string, type InferType } from 'yup'
import { contentTypes } from '#content/registry.ts'
import type { ContentDefinition } from '#model/define-content.ts'
import { storedRequests } from '#model/stored-request.ts'

/** The version of the folder's layout. */
export const FORMAT = 1

export const PARTICULARS = 'backup.json'
export const IMAGES = 'images.json'
export const contentFile = (collection: string) => `content/${collection}.json`

/** Object names may hold what file names may not, such as `/`. */
export const imageFile = (name: string) =>
  `images/${encodeURIComponent(name).replace(/^\.|[*'()!~]/g, hexadecimal)}`

const hexadecimal = (character: string) =>
  `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`

/** What a backup says of itself, in `backup.json`. */
export const particularsSchema = object({
  format: number().required(),
  taken: string().required(),
  project: string().required(),
  /** What the addresses of the backed up images begin with. */
  imageAddresses: string().required(),
  collections: array(string().required()).required(),
})
export type Particulars = InferType<typeof particularsSchema>

/** The collections that a backup may have: content, and the requests of visitors. */
export const definitions = new Map<string, ContentDefinition>(
  [...contentTypes, storedRequests].map((definition) => [definition.collection, definition]),
)

/** Requests are personal data: they are backed up and restored only where it is asked for. */
export const collectionNames = ({ withRequests }: { withRequests: boolean }) =>
  [...definitions.keys()].filter((name) => withRequests || name !== storedRequests.collection)
