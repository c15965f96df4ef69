/**
 * Films the demo's pictures: `node server/demo/film/film.ts`. Each film goes slowly over three drawings of a trade;
 * Chromium draws and encodes the frames (WebCodecs), webm.ts writes the file. Silent, 960 × 540.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { chromium } from 'playwright-core'
import type { IndexEntry } from '../art/index-entry.ts'
import { FILMED, FILM_MS, picturesOf } from './clips.ts'
import { type Frame, webmOf } from './webm.ts'

const WIDTH = 960
const HEIGHT = 540
const FRAMES_A_SECOND = 24
const KEY_EVERY_FRAMES = 48
const BITS_A_SECOND = 450_000
const PICTURES = path.join(import.meta.dirname, '../pictures')
const FILMS = path.join(import.meta.dirname, '../films')
const ARGUMENTS =
  '--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync'.split(
    ' ',
  )

/** Runs in the page: draws every frame and hands back what the encoder made of it. */
async function shoot(asked: {
  pictures: string[]
  width: number
  height: number
  rate: number
  keyEvery: number
  bitrate: number
  durationMs: number
}): Promise<{ atMs: number; isKey: boolean; data: string }[]> {
  const { pictures, width, height, rate, keyEvery, bitrate, durationMs } = asked
  const images = await Promise.all(
    pictures.map(async (address) => createImageBitmap(await (await fetch(address)).blob())),
  )
  const canvas = new OffscreenCanvas(width, height)
  const brush = canvas.getContext('2d')!
  const shot: { atMs: number; isKey: boolean; data: string }[] = []
  const encoder = new VideoEncoder({
    output(chunk) {
      const bytes = new Uint8Array(chunk.byteLength)
      chunk.copyTo(bytes)
      let text = ''
      for (const byte of bytes) text += String.fromCharCode(byte)
      shot.push({ atMs: Math.round(chunk.timestamp / 1000), isKey: chunk.type === 'key', data: btoa(text) })
    },
    error(error) {
      throw error
    },
  })
  encoder.configure({
    codec: 'vp09.00.31.08',
    width,
    height,
    bitrate,
    framerate: rate,
    latencyMode: 'quality',
  })
  const each = durationMs / images.length
  const fade = 600
  /** One picture at a moment of its own time: a little nearer and a little further on, all along. */
  const draw = (at: number, time: number, opacity: number) => {
    const image = images[at]!
    const near = 1.04 + 0.1 * (time / (each + fade))
    const scale = Math.max(width / image.width, height / image.height) * near
    const [w, h] = [image.width * scale, image.height * scale]
    const along = (at % 2 === 0 ? 1 : -1) * (time / (each + fade) - 0.5)
    brush.globalAlpha = opacity
    brush.drawImage(image, (width - w) / 2 + (along * (w - width)) / 2, (height - h) / 2, w, h)
  }
  const frames = Math.round((durationMs / 1000) * rate)
  for (let frame = 0; frame < frames; frame++) {
    const now = (frame * 1000) / rate
    const at = Math.min(images.length - 1, Math.floor(now / each))
    const time = now - at * each
    draw(at, time + (at > 0 ? fade : 0), 1)
    if (at + 1 < images.length && time > each - fade)
      draw(at + 1, time - (each - fade), (time - (each - fade)) / fade)
    const picture = new VideoFrame(canvas, { timestamp: Math.round(now * 1000) })
    encoder.encode(picture, { keyFrame: frame % keyEvery === 0 })
    picture.close()
    if (frame % 24 === 0) await encoder.flush()
  }
  await encoder.flush()
  return shot
}

const drawn = JSON.parse(await readFile(path.join(PICTURES, 'index.json'), 'utf8')) as IndexEntry[]
await mkdir(FILMS, { recursive: true })
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ARGUMENTS,
})
const page = await browser.newPage()
// The encoder is offered only to pages of a secure origin.
await page.route('https://film.test/**', async (route) => {
  const file = /\/([\w-]+\.webp)$/.exec(route.request().url())?.[1]
  return file
    ? route.fulfill({ contentType: 'image/webp', body: await readFile(path.join(PICTURES, file)) })
    : route.fulfill({ contentType: 'text/html', body: '<!doctype html>' })
})
await page.goto('https://film.test/')
for (const category of FILMED) {
  const shot = await page.evaluate(shoot, {
    pictures: picturesOf(category, drawn).map(({ name }) => `/${name}-1600.webp`),
    width: WIDTH,
    height: HEIGHT,
    rate: FRAMES_A_SECOND,
    keyEvery: KEY_EVERY_FRAMES,
    bitrate: BITS_A_SECOND,
    durationMs: FILM_MS,
  })
  const frames: Frame[] = shot.map(({ data, ...frame }) => ({ ...frame, data: Buffer.from(data, 'base64') }))
  const film = webmOf({ width: WIDTH, height: HEIGHT, durationMs: FILM_MS, codec: 'V_VP9', frames })
  await writeFile(path.join(FILMS, `${category}.webm`), film)
  console.log(`${category}: ${frames.length} frames, ${Math.round(film.length / 1024)} KB`)
}
await browser.close()
