/**
 * Draws a picture anew from whatever a person sent: upright, without a word of where and with what it was taken, in the
 * sizes the app serves. What was hidden behind or inside the file does not survive, for only pixels do.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { PICTURE_MAX_PIXELS, PICTURE_MAX_SIDE, PICTURE_WIDTHS } from '#contract/media/file-limits.ts'
import { ProblemError } from '../../platform/http/problem.ts'

// One picture at a time (see work-queue.ts) on one thread: a wedding's album must not take the server from everybody.
sharp.concurrency(1)
sharp.cache(false)

const AVIF = { quality: 52, effort: 2 }
const WEBP = { quality: 78, effort: 3 }
const PLACEHOLDER_SIDE = 16

export interface MadePicture {
  width: number
  height: number
  widths: number[]
  /** A tiny data URI. */
  placeholder: string
  bytes: number
}

/**
 * @param directory where `{width}.avif` and `{width}.webp` go; made when it is not there
 * @throws ProblemError `unsupported_media_type` for what cannot be read, `too_large` for too many pixels
 */
export async function makePicture(file: string, directory: string): Promise<MadePicture> {
  const { data, info } = await readUpright(file)
  const raw = { raw: { width: info.width, height: info.height, channels: info.channels } } as const
  await mkdir(directory, { recursive: true })
  const widths = widthsOf(info.width)
  let bytes = 0
  for (const width of widths) {
    const sized = () => {
      const image = sharp(data, raw)
      return width === info.width ? image : image.resize({ width })
    }
    for (const [kind, content] of [
      ['avif', await sized().avif(AVIF).toBuffer()],
      ['webp', await sized().webp(WEBP).toBuffer()],
    ] as const) {
      bytes += content.length
      await writeFile(path.join(directory, `${width}.${kind}`), content, { flush: true })
    }
  }
  const tiny = await sharp(data, raw)
    .resize(PLACEHOLDER_SIDE, PLACEHOLDER_SIDE, { fit: 'inside' })
    .webp({ quality: 40 })
    .toBuffer()
  const placeholder = `data:image/webp;base64,${tiny.toString('base64')}`
  return { width: info.width, height: info.height, widths, placeholder, bytes }
}

/** The pixels, upright, in sRGB, no wider than the largest size. The metadata stays behind. */
async function readUpright(file: string) {
  const options = { limitInputPixels: PICTURE_MAX_PIXELS, failOn: 'error', sequentialRead: false } as const
  const { width, height } = await sharp(file, { ...options, limitInputPixels: false })
    .metadata()
    .catch(refuse)
  if (width * height > PICTURE_MAX_PIXELS || Math.max(width, height) > PICTURE_MAX_SIDE)
    throw new ProblemError('too_large', {
      detail: 'Questa foto ha troppi punti: riducila a meno di 64 milioni e riprova.',
    })
  return sharp(file, options)
    .autoOrient()
    .resize({ width: PICTURE_WIDTHS.at(-1)!, withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(refuse)
}

function refuse(cause: unknown): never {
  if (cause instanceof ProblemError) throw cause
  throw new ProblemError('unsupported_media_type', {
    detail: 'Questa foto è rovinata o incompleta: non riusciamo ad aprirla.',
  })
}

/** A size so near to the picture's own would be the same picture twice. */
const SMALLER = 0.9
/** The sizes that are smaller than the picture, and its own up to the largest. */
const widthsOf = (width: number): number[] => [
  ...PICTURE_WIDTHS.filter((size) => size < width * SMALLER),
  width,
]
