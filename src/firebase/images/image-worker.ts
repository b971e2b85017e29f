import {
  isCutOff,
  MAX_STORED_BYTES,
  type ImageVersion,
  type StoredType,
} from '#model/images/image-file.ts'
import { fittedSize, storedSizes, type Size } from '#model/images/stored-image.ts'

const QUALITY = 0.85

/** What decodes, scales and encodes, in a thread of its own: the form must not freeze meanwhile. */
self.onmessage = ({ data }: MessageEvent<Blob>) => {
  const answer = (versions?: ImageVersion[]) => self.postMessage(versions)
  // The reasons are the browser's own and the same for every kind of file.
  versionsOf(data).then(answer, () => answer())
}

/** Upright, scaled down, the largest last. Drawing keeps the pixels and nothing of the metadata. */
async function versionsOf(file: Blob): Promise<ImageVersion[]> {
  if (isCutOff(await file.arrayBuffer())) throw new Error('The file ends before the picture does.')
  // Upright without being asked: older Safaris refuse the option that asks for it.
  const decoded = await createImageBitmap(file)
  const canvases: OffscreenCanvas[] = []
  let source: ImageBitmap | OffscreenCanvas = decoded
  for (const size of storedSizes(fittedSize(decoded)).reverse()) {
    source = drawn(source, size)
    canvases.unshift(source)
  }
  decoded.close()
  const type = await storedType(canvases)
  const versions = await encoded(canvases, type)
  if (type !== 'image/png' || versions.every(({ blob }) => blob.size <= MAX_STORED_BYTES)) {
    return versions
  }
  // A photo with a hole: rather on white than refused.
  canvases.forEach(putOnWhite)
  return encoded(canvases, 'image/jpeg')
}

const encoded = (canvases: readonly OffscreenCanvas[], type: StoredType) =>
  Promise.all(
    canvases.map(async (canvas) => ({
      width: canvas.width,
      height: canvas.height,
      blob: await canvas.convertToBlob({ type, quality: QUALITY }),
    })),
  )

function putOnWhite(canvas: OffscreenCanvas): void {
  const context = contextOf(canvas)
  context.globalCompositeOperation = 'destination-over'
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
}

function drawn(source: ImageBitmap | OffscreenCanvas, { width, height }: Size): OffscreenCanvas {
  const canvas = new OffscreenCanvas(width, height)
  const context = contextOf(canvas)
  context.imageSmoothingQuality = 'high'
  context.drawImage(source, 0, 0, width, height)
  return canvas
}

/** Safari encodes no WebP and answers with PNG: then JPEG does, unless something shows through. */
async function storedType([smallest]: OffscreenCanvas[]): Promise<StoredType> {
  if (!smallest) throw new Error('There is nothing to encode.')
  const { type } = await smallest.convertToBlob({ type: 'image/webp' })
  if (type === 'image/webp') return type
  const { data } = contextOf(smallest).getImageData(0, 0, smallest.width, smallest.height)
  return data.some((value, index) => index % 4 === 3 && value < 255) ? 'image/png' : 'image/jpeg'
}

function contextOf(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext('2d')
  if (!context) throw new Error('There is no memory for a canvas.')
  return context
}
