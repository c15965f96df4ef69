import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { createSharedCache } from './shared-cache.ts'

const MIB = 1024 * 1024
const answers = (...tags: string[]) => {
  let made = 0
  return { ...of(async () => ({ made: ++made }), ...tags), count: () => made }
}
const of = <T>(make: () => Promise<T>, ...tags: string[]) => ({ make, tagsOf: () => tags })
const changed = (...tags: string[]) => new Set(tags)
const bodyOf = async (answer: { body: () => Promise<Buffer> }) => String(await answer.body())

describe('the answers that are the same for all', () => {
  it('are made once, also for those who ask at the same time', async () => {
    const cache = createSharedCache()
    const { count, ...maker } = answers('a')
    const replies = await Promise.all([1, 2, 3].map(() => cache.get('a', '', maker)))
    expect(count()).toBe(1)
    expect(new Set(replies.map(({ etag }) => etag)).size).toBe(1)
    await cache.get('a', '', maker)
    expect(count()).toBe(1)
  })

  it('are made again after a change, after a minute, and after a failure', async () => {
    let now = 0
    const cache = createSharedCache(() => now)
    const { count, ...maker } = answers('a')
    await cache.get('a', '', maker)
    cache.drop(changed('a'))
    await cache.get('a', '', maker)
    expect(count()).toBe(2)
    now += 60_001
    await cache.get('a', '', maker)
    expect(count()).toBe(3)
    await expect(
      cache.get(
        'b',
        '',
        of(() => Promise.reject(new Error('away'))),
      ),
    ).rejects.toThrow('away')
    expect(
      await bodyOf(
        await cache.get(
          'b',
          '',
          of(async () => 'here'),
        ),
      ),
    ).toBe('"here"')
  })

  it('are dropped by a change of what they are made of, and by no other', async () => {
    const cache = createSharedCache()
    const kinds = { list: answers('vendor'), one: answers('vendor:1', 'review'), news: answers('article') }
    const ask = () => Promise.all(Object.entries(kinds).map(([name, kind]) => cache.get(name, '', kind)))
    const counts = () => Object.values(kinds).map(({ count }) => count())
    await ask()
    for (const [tags, expected] of [
      [
        ['vendor', 'vendor:2'],
        [2, 1, 1],
      ],
      [
        ['vendor', 'vendor:1'],
        [3, 2, 1],
      ],
      [
        ['article', 'article:7'],
        [3, 2, 2],
      ],
      [
        ['banner', 'banner:1'],
        [3, 2, 2],
      ],
    ] as const) {
      cache.drop(changed(...tags))
      await ask()
      expect(counts()).toEqual(expected)
    }
  })

  it('are renewed behind who asks for one that grows old', async () => {
    let now = 0
    const cache = createSharedCache(() => now)
    const { count, ...maker } = answers('a')
    const body = async () => bodyOf(await cache.get('a', '', maker))
    expect(await body()).toBe('{"made":1}')
    now = 50_000
    expect(await body()).toBe('{"made":1}')
    await expect.poll(body).toBe('{"made":2}')
    now = 90_000
    expect(await body()).toBe('{"made":2}')
    expect(count()).toBe(2)
  })

  it('that are dropped while they are renewed are not brought back', async () => {
    let now = 0
    const cache = createSharedCache(() => now)
    let finish = (_: string) => {}
    await cache.get(
      'a',
      '',
      of(async () => 'old', 'a'),
    )
    now = 50_000
    await cache.get(
      'a',
      '',
      of(() => new Promise<string>((resolve) => (finish = resolve))),
    )
    await new Promise((resolve) => setTimeout(resolve))
    cache.drop(changed('a'))
    finish('also old')
    await new Promise((resolve) => setTimeout(resolve))
    expect(
      await bodyOf(
        await cache.get(
          'a',
          '',
          of(async () => 'new'),
        ),
      ),
    ).toBe('"new"')
  })

  it('that were being read while something changed are given once and not kept', async () => {
    const cache = createSharedCache()
    let finish = (_: string) => {}
    const old = cache.get(
      'a',
      '',
      of(() => new Promise<string>((resolve) => (finish = resolve))),
    )
    await Promise.resolve()
    cache.drop(changed('a'))
    finish('old')
    expect(await bodyOf(await old)).toBe('"old"')
    expect(
      await bodyOf(
        await cache.get(
          'a',
          '',
          of(async () => 'new'),
        ),
      ),
    ).toBe('"new"')
  })

  it('hold no more than their measure: the oldest go, the newest stay, however often it is reached', async () => {
    const cache = createSharedCache()
    let made = 0
    const large = (key: string) =>
      cache.get(
        key,
        '',
        of(async () => {
          made++
          return 'x'.repeat(10 * MIB)
        }),
      )
    for (let round = 0; round < 4; round++) {
      for (let n = 0; n < 8; n++) await large(`${round}.${n}`)
      made = 0
      for (let n = 7; n >= 2; n--) await large(`${round}.${n}`)
      expect(made, 'of eighty mebibytes the last sixty are kept').toBe(0)
      await large(`${round}.0`)
      expect(made).toBe(1)
    }
  })

  it('travel compressed where that pays and is understood', async () => {
    const cache = createSharedCache()
    const maker = of(async () => 'x'.repeat(5_000))
    const reply = await cache.get('a', 'gzip, br', maker)
    expect(reply.encoding).toBe('br')
    expect(String(brotliDecompressSync(await reply.body()))).toBe(JSON.stringify('x'.repeat(5_000)))
    expect((await cache.get('a', 'gzip', maker)).encoding).toBe('gzip')
    expect((await cache.get('a', '', maker)).encoding).toBe('identity')
    expect(
      (
        await cache.get(
          'b',
          'br',
          of(async () => 'short'),
        )
      ).encoding,
    ).toBe('identity')
  })
})
