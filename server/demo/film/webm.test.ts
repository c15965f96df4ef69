import { readFile, readdir } from 'node:fs/promises'
import path from 'node:path'
import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { demoPictures } from '../../media.ts'
import { FILMED } from './clips.ts'
import { webmOf } from './webm.ts'

const FILMS = path.join(import.meta.dirname, '../films')

/** The elements at one level of a file whose sizes are all written in eight bytes. */
function elementsOf(bytes: Buffer): { id: string; at: number; body: Buffer }[] {
  const found = []
  for (let at = 0; at < bytes.length;) {
    const width = Math.clz32(bytes[at]!) - 23
    const size = Number(bytes.readBigUInt64BE(at + width) & ((1n << 56n) - 1n))
    const start = at + width + 8
    found.push({ id: bytes.toString('hex', at, at + width), at, body: bytes.subarray(start, start + size) })
    at = start + size
  }
  return found
}

describe('a film', () => {
  it('names in its cues where each key frame lies', () => {
    const frame = (atMs: number, isKey: boolean) => ({ atMs, isKey, data: Buffer.from([atMs % 251]) })
    const frames = [frame(0, true), frame(40, false), frame(2_000, true), frame(2_040, false)]
    const file = webmOf({ width: 16, height: 9, durationMs: 2_080, codec: 'V_VP9', frames })
    const [head, segment] = elementsOf(file)
    expect([head!.id, segment!.id]).toEqual(['1a45dfa3', '18538067'])
    const parts = elementsOf(segment!.body)
    const clusters = parts.filter(({ id }) => id === '1f43b675')
    expect(clusters).toHaveLength(2)
    const cues = elementsOf(parts.find(({ id }) => id === '1c53bb6b')!.body).map(({ body }) => {
      const [time, place] = elementsOf(body)
      const position = elementsOf(place!.body).find(({ id }) => id === 'f1')!.body
      return [Number(time!.body.readBigUInt64BE()), Number(position.readBigUInt64BE())]
    })
    expect(cues).toEqual([
      [0, clusters[0]!.at],
      [2_000, clusters[1]!.at],
    ])
  })

  it('is there for every trade the demo says was filmed, and streams in parts', async () => {
    expect((await readdir(FILMS)).toSorted()).toEqual(FILMED.map((name) => `${name}.webm`).toSorted())
    const app = Fastify()
    await app.register(demoPictures)
    const whole = await readFile(path.join(FILMS, 'torte.webm'))
    const part = await app.inject({ url: '/films/torte.webm', headers: { range: 'bytes=1000-1999' } })
    expect([part.statusCode, part.headers['content-range'], part.headers['content-type']]).toEqual([
      206,
      `bytes 1000-1999/${whole.length}`,
      'video/webm',
    ])
    expect(part.rawPayload.equals(whole.subarray(1000, 2000))).toBe(true)
    expect((await app.inject('/films/../pictures/index.json')).statusCode).toBe(404)
    await app.close()
  })
})
