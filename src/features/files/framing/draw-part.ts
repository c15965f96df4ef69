/** Draws a part of a picture on this device. */
import { type Part, sizeOfPart } from './framing.ts'

const QUALITY = 0.92

/**
 * @param image wholly loaded, of our own origin
 * @param most the widest it may become, in pixels
 * @returns a JPEG; undefined where this browser could not draw it
 */
export async function drawPart(image: HTMLImageElement, part: Part, most: number): Promise<Blob | undefined> {
  const [full, drawn] = [
    { width: image.naturalWidth, height: image.naturalHeight },
    document.createElement('canvas'),
  ]
  const cut = sizeOfPart(part, full)
  const scale = Math.min(1, most / cut.width)
  drawn.width = Math.max(1, Math.round(cut.width * scale))
  drawn.height = Math.max(1, Math.round(cut.height * scale))
  const context = drawn.getContext('2d')
  if (!context) return undefined
  // A JPEG sees nothing through: white, as the server draws it.
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, drawn.width, drawn.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(
    image,
    part.x * full.width,
    part.y * full.height,
    cut.width,
    cut.height,
    0,
    0,
    drawn.width,
    drawn.height,
  )
  const { promise, resolve } = Promise.withResolvers<Blob | null>()
  drawn.toBlob(resolve, 'image/jpeg', QUALITY)
  return (await promise) ?? undefined
}
