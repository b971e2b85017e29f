import {
  isCutOff,
  MAX_STORED_BYTES,
  type ImageVersion,
  type StoredType,
} from '#model/images/image-file.ts'
import { lyingOf, turnUpright, uprightSize } from '#model/images/orientation.ts'
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
  const bytes = await file.arrayBuffer()
  if (isCutOff(bytes)) throw new Error('The file ends before the picture does.')
  const lying = lyingOf(new Uint8Array(bytes))
  // A JPEG upright without being asked: older Safaris refuse the option that asks for it.
  const decoded = await createImageBitmap(lying.file)
  const canvases: OffscreenCanvas[] = []
  for (const size of storedSizes(fittedSize(uprightSize(lying.orientation, decoded))).reverse()) {
    const [larger] = canvases
    canvases.unshift(larger ? drawn(larger, size) : drawn(decoded, size, lying.orientation))
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

function drawn(source: ImageBitmap | OffscreenCanvas, size: Size, orientation = 1) {
  const canvas = new OffscreenCanvas(size.width, size.height)
  const context = contextOf(canvas)
  context.imageSmoothingQuality = 'high'
  context.setTransform(...turnUpright(orientation, size))
  const { width, height } = uprightSize(orientation, size)
  context.drawImage(source, 0, 0, width, height)
  context.resetTransform()
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
