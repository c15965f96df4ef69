/** Looks at a film before it is kept: whether this device can play it, and a picture of it for its page. */
import { heard } from '../../lib/fault-log.ts'

/** A frame that does not come in this time is a film that does not play, in milliseconds. */
const PATIENCE_MS = 20_000
/** The first frames are often black, in seconds. */
const NOT_BEFORE_S = 1
const WIDEST_PX = 1600

/**
 * @returns a frame of it as a JPEG; null where it plays and no frame can be drawn; undefined where it does not play
 */
export async function frameOf(film: File): Promise<File | null | undefined> {
  const video = document.createElement('video')
  const url = URL.createObjectURL(film)
  Object.assign(video, { muted: true, playsInline: true, preload: 'auto' })
  try {
    const ready = once(video, 'loadeddata')
    video.src = url
    if (!(await ready) || video.videoWidth === 0) return undefined
    const length = Number.isFinite(video.duration) ? video.duration : 0
    if (length > 0) {
      const there = once(video, 'seeked')
      video.currentTime = Math.min(NOT_BEFORE_S, length / 3)
      await there
    }
    return await drawn(video)
  } finally {
    video.removeAttribute('src')
    video.load()
    URL.revokeObjectURL(url)
  }
}

/** @returns whether it came: false for a fault of the film's, or none in time */
function once(video: HTMLVideoElement, event: 'loadeddata' | 'seeked'): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const timer = setTimeout(() => resolve(false), PATIENCE_MS)
  video.addEventListener(event, () => resolve(true), { once: true })
  video.addEventListener('error', () => resolve(false), { once: true })
  return promise.finally(() => clearTimeout(timer))
}

async function drawn(video: HTMLVideoElement): Promise<File | null> {
  const scale = Math.min(1, WIDEST_PX / video.videoWidth)
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(video.videoWidth * scale))
  canvas.height = Math.max(1, Math.round(video.videoHeight * scale))
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height)
  const { promise, resolve } = Promise.withResolvers<Blob | null>()
  canvas.toBlob(resolve, 'image/jpeg', 0.88)
  const blob = await promise.catch(heard('film-frame', null))
  return blob && new File([blob], 'fotogramma.jpg', { type: blob.type })
}
