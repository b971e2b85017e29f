import {
  imageFileProblem,
  ImageProblem,
  MAX_PIXELS,
  unreadableImage,
  type ImageVersion,
} from '#model/images/image-file.ts'

/** Large photos take some seconds on old phones. */
const PATIENCE_MS = 30_000

/**
 * Makes of a chosen file what is going to be stored: upright, at most 1600 pixels long, in several
 * widths, encoded anew and without metadata. Takes up to some seconds, beside the page.
 *
 * @returns the largest width last
 * @throws ImageProblem when nothing can be made of it; an Error without a message while there is no
 *   network
 */
export async function prepareImage(file: File): Promise<readonly ImageVersion[]> {
  const problem = imageFileProblem(file)
  if (problem) throw new ImageProblem(problem)
  if ((await pixelsOf(file)) > MAX_PIXELS) throw new ImageProblem('too-many-pixels')
  const versions = await fromWorker(file)
  if (!versions) throw new ImageProblem(await unreadableImage(file))
  return versions
}

/**
 * How many there are, without decoding them: browsers read the size of a picture that is not shown
 * yet. Zero if they cannot, or say nothing; then the decoder says why.
 */
function pixelsOf(file: File): Promise<number> {
  const image = new Image()
  const address = URL.createObjectURL(file)
  return new Promise<number>((resolve) => {
    image.onload = () => resolve(image.naturalWidth * image.naturalHeight)
    image.onerror = () => resolve(0)
    setTimeout(() => resolve(0), PATIENCE_MS)
    image.src = address
  }).finally(() => URL.revokeObjectURL(address))
}

async function fromWorker(file: File): Promise<readonly ImageVersion[] | undefined> {
  const worker = new Worker(new URL('./image-worker.ts', import.meta.url), { type: 'module' })
  try {
    return await new Promise((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<readonly ImageVersion[] | undefined>) =>
        resolve(data)
      // It could not be loaded or has crashed: the file may be as good as any. Without a network,
      // it can be tried again as it is.
      worker.onerror = () =>
        reject(navigator.onLine ? new ImageProblem('not-prepared') : new Error())
      // A browser that ends it for its memory tells nobody.
      setTimeout(() => reject(new ImageProblem('not-prepared')), PATIENCE_MS)
      worker.postMessage(file)
    })
  } finally {
    worker.terminate()
  }
}
