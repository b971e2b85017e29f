import { unreadable } from './check-documents.ts'
import { newFolder } from './folder.ts'
import {
  collectionNames,
  contentFile,
  FORMAT,
  imageFile,
  IMAGES,
  PARTICULARS,
  type Particulars,
} from './format.ts'
import { withoutImage } from './image-addresses.ts'
import { listImages, type ImageMetadata } from './images.ts'
import type { Place } from './place.ts'

export interface Taken {
  readonly documents: number
  readonly images: number
  readonly warnings: readonly string[]
}

/**
 * Writes all content and images of a place into a new folder: the documents as they are at one
 * moment, then the images.
 *
 * @throws Failure when the folder exists; whatever fails, no folder of that name is left
 */
export async function takeBackup(
  place: Place,
  folderName: string,
  { withRequests = false } = {},
): Promise<Taken> {
  const { project, imageAddresses } = place
  const folder = await newFolder(folderName)
  try {
    const taken = new Date().toISOString()
    const collections = collectionNames({ withRequests })
    const content = await place.documents.read(collections)
    for (const [collection, documents] of Object.entries(content)) {
      await folder.writeJson(contentFile(collection), documents)
    }
    const images: Record<string, ImageMetadata> = {}
    for (const { name, metadata, read } of await listImages(place.bucket)) {
      await folder.write(imageFile(name), await read())
      images[name] = metadata
    }
    await folder.writeJson(IMAGES, images)
    const particulars = { format: FORMAT, taken, project, imageAddresses, collections }
    await folder.writeJson(PARTICULARS, particulars satisfies Particulars)
    await folder.finish()
    const names = Object.keys(images)
    return {
      documents: Object.values(content).flatMap((documents) => Object.keys(documents)).length,
      images: names.length,
      warnings: [
        ...unreadable(content).map((each) => `The site cannot read ${each}`),
        ...withoutImage(content, imageAddresses, names).map(
          (each) => `The image of ${each} is not in Storage.`,
        ),
      ],
    }
  } catch (error) {
    await folder.abandon()
    throw error
  }
}
