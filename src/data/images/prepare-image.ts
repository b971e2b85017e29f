import {
  ChosenImage,
  imageFileProblem,
  MAX_STORED_BYTES,
  unreadableImage,
  type ImageVersion,
} from '#model/image-file.ts'

const TOO_LARGE =
  'The picture is larger than 5 MB even when scaled down. Please choose another one.'

/** The worker itself could not be loaded or has crashed: the file may be as good as any. */
const NOT_PREPARED =
  'The picture could not be prepared. Save the rest, reload the page and choose it again.'

/**
 * Makes of a chosen file what is going to be stored: upright, at most 1600 pixels long, in several
 * widths, encoded anew and without metadata. Takes up to some seconds, beside the page.
 */
export function prepareImage(file: File): ChosenImage {
  return new ChosenImage(versionsOf(file), file)
}

/** @throws with a sentence for the person who chose the file */
async function versionsOf(file: File): Promise<readonly ImageVersion[]> {
  const problem = imageFileProblem(file)
  if (problem) throw new Error(problem)
  const versions = await fromWorker(file)
  if (!versions) throw new Error(unreadableImage(file))
  if (versions.some(({ blob }) => blob.size > MAX_STORED_BYTES)) throw new Error(TOO_LARGE)
  return versions
}

async function fromWorker(file: File): Promise<readonly ImageVersion[] | undefined> {
  const worker = new Worker(new URL('./image-worker.ts', import.meta.url), { type: 'module' })
  try {
    return await new Promise((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<readonly ImageVersion[] | undefined>) =>
        resolve(data)
      worker.onerror = () => reject(new Error(NOT_PREPARED))
      worker.postMessage(file)
    })
  } finally {
    worker.terminate()
  }
}
