import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import { ZipError, isZip, openZip } from './zip-reader.ts'
import { createZip } from './zip-writer.ts'

const MEGABYTE = 1024 * 1024
const AT = new Date(2026, 10, 24, 13, 5, 6)
const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer())
const blobOf = (base64: string) => new Blob([Buffer.from(base64, 'base64')])
const pathsOf = async (zip: Blob) => (await openZip(zip)).map(({ path }) => path)
const why = async (work: Promise<unknown>) =>
  work.then(
    () => 'fine',
    (error: unknown) => (error instanceof ZipError ? error.code : String(error)),
  )

/** Python 3.12, `zipfile` with ZIP_DEFLATED. */
const BY_PYTHON =
  'UEsDBBQAAAAIAGBjeF303sUUDgAAAF4BAAATAAAAY2FydGVsbGEvY29waWEuanNvbqtWSlSyMqytHqVoQQEAUEsDBBQAAAgIAGBjeF2DFtyMAwAAAAEAAAAPAAAAY2FydGVsbGEvw6gudHh0qwAAUEsBAhQDFAAAAAgAYGN4XfTexRQOAAAAXgEAABMAAAAAAAAAAAAAAIABAAAAAGNhcnRlbGxhL2NvcGlhLmpzb25QSwECFAMUAAAICABgY3hdgxbcjAMAAAABAAAADwAAAAAAAAAAAAAAgAE/AAAAY2FydGVsbGEvw6gudHh0UEsFBgAAAAACAAIAfgAAAG8AAAAAAA=='
/** Info-ZIP 3.0, `zip -r -` into a pipe: sizes after the files, folders and times of its own. */
const BY_INFO_ZIP =
  'UEsDBAoAAAAAAH1jeF0AAAAAAAAAAAAAAAADABwAenovVVQJAAPOggVrzoIFa3V4CwABBAAAAAAEAAAAAFBLAwQKAAAAAAB9Y3hdRqPodAgAAAAIAAAADQAcAHp6L2NvcGlhLmpzb25VVAkAA86CBWvOggVrdXgLAAEEAAAAAAQAAAAAeyJhIjoxfQpQSwECHgMKAAAAAAB9Y3hdAAAAAAAAAAAAAAAAAwAYAAAAAAAAABAA7UEAAAAAenovVVQFAAPOggVrdXgLAAEEAAAAAAQAAAAAUEsBAh4DCgAAAAAAfWN4XUaj6HQIAAAACAAAAA0AGAAAAAAAAQAAAKSBPQAAAHp6L2NvcGlhLmpzb25VVAUAA86CBWt1eAsAAQQAAAAABAAAAABQSwUGAAAAAAIAAgCcAAAAjAAAAAAA'

async function small(): Promise<Uint8Array<ArrayBuffer>> {
  const zip = createZip(AT)
  await zip.add('copia.json', new Blob(['{"a":1}']), 'packed')
  await zip.add('foto/è.webp', new Blob([new Uint8Array(300).fill(7)]), 'packed')
  return bytesOf(zip.close())
}

/** The archive with some bytes written over. @param at from the end where negative */
async function tampered(...changes: [at: number, bytes: number[]][]): Promise<Blob> {
  const bytes = await small()
  for (const [at, put] of changes) bytes.set(put, at < 0 ? bytes.length + at : at)
  return new Blob([bytes])
}

describe('a ZIP', () => {
  it('gives back what was put in, whatever it is called and holds', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.dictionary(fc.stringMatching(/^[a-zà-ü ]{1,12}$/), fc.uint8Array({ maxLength: 5000 }), {
          maxKeys: 6,
        }),
        async (files) => {
          const zip = createZip(AT)
          for (const [at, [name, bytes]] of Object.entries(files).entries())
            await zip.add(`cartella/${name}`, new Blob([bytes]), at % 2 ? 'text' : 'packed')
          const read = await openZip(zip.close())
          const found = await Promise.all(
            read.map(async (file) => [file.path, await bytesOf(await file.read(MEGABYTE))] as const),
          )
          expect(Object.fromEntries(found)).toEqual(
            Object.fromEntries(Object.entries(files).map(([name, bytes]) => [`cartella/${name}`, bytes])),
          )
        },
      ),
      { numRuns: 30 },
    )
  })

  it('is byte for byte what unzip and Python read without a complaint', async () => {
    const zip = createZip(AT)
    await zip.add('è', new Blob(['ciao']), 'packed')
    expect(Buffer.from(await bytesOf(zip.close())).toString('hex')).toBe(
      '504b0304140000080000a368785d71513aee040000000400000002000000c3a86369616f504b01021400140000080000a368785d71513aee0400000004000000020000000000000000000000000000000000c3a8504b0506000000000100010030000000240000000000',
    )
  })

  it('is read as other programs write it, packed and with folders', async () => {
    expect(await pathsOf(blobOf(BY_PYTHON))).toEqual(['cartella/copia.json', 'cartella/è.txt'])
    const [first] = await openZip(blobOf(BY_PYTHON))
    expect(await (await first!.read(MEGABYTE)).text()).toBe('{"a":1}'.repeat(50))
    const files = await openZip(blobOf(BY_INFO_ZIP))
    const copy = files.find(({ path }) => path === 'zz/copia.json')
    expect(JSON.parse(await (await copy!.read(MEGABYTE)).text())).toEqual({ a: 1 })
  })

  it('is known by how it begins', async () => {
    expect(await isZip(new Blob([await small()]))).toBe(true)
    expect(await isZip(new Blob(['{"format":"lovoglio-copy"}'.padEnd(100)]))).toBe(false)
    expect(await isZip(new Blob(['PK']))).toBe(false)
  })
})

describe('of a ZIP that somebody has made up', () => {
  it('no more is unpacked than it says, and no more than is asked for', async () => {
    const zip = createZip(AT)
    await zip.add('copia.json', new Blob([new Uint8Array(8 * MEGABYTE)]), 'text')
    const packed = zip.close()
    expect(packed.size).toBeLessThan(64 * 1024)
    const [bomb] = await openZip(packed)
    expect(await why(bomb!.read(MEGABYTE))).toBe('too_large')
    // Its directory says one byte: the second is the last that is unpacked.
    const bytes = await bytesOf(packed)
    const size = Buffer.alloc(4)
    size.writeUInt32LE(8 * MEGABYTE)
    const at = Buffer.from(bytes).lastIndexOf(size)
    bytes.set([1, 0, 0, 0], at)
    const [liar] = await openZip(new Blob([bytes]))
    expect(await why(liar!.read(MEGABYTE))).toBe('broken')
  })

  const named = async (path: string) => {
    const zip = createZip(AT)
    await zip.add(path, new Blob(['x']), 'packed')
    return zip.close()
  }
  it.each([
    '../copia.json',
    'a/../../b',
    '/etc/passwd',
    'C:\\copia',
    'a\\b',
    'a\u0000b',
    '',
    'x'.repeat(301),
  ])('the name «%s» opens nothing', async (path) =>
    expect(await why(openZip(await named(path)))).toBe('broken'),
  )

  it('two files of one name, or over each other, open nothing', async () => {
    const twice = createZip(AT)
    await twice.add('a', new Blob(['x']), 'packed')
    await twice.add('a', new Blob(['y']), 'packed')
    expect(await why(openZip(twice.close()))).toBe('broken')
    const bytes = await small()
    const second = Buffer.from(bytes).lastIndexOf(Buffer.from('PK\u0001\u0002', 'latin1'))
    bytes.set([0, 0, 0, 0], second + 42)
    expect(await why(openZip(new Blob([bytes])))).toBe('broken')
  })

  it('a byte that is another than was packed is found out', async () => {
    const [file] = await openZip(await tampered([30 + 'copia.json'.length, [0x5b]]))
    expect(await why(file!.read(MEGABYTE))).toBe('broken')
  })

  it.each([
    ['cut short', async () => new Blob([(await small()).slice(0, -9)])],
    ['without a directory', () => tampered([-22 + 16, [1, 0, 0, 0]])],
    ['with a directory of 4 GB', () => tampered([-22 + 12, [0xff, 0xff, 0xff, 0xff]])],
    ['with more files than it lists', () => tampered([-22 + 10, [9, 0]])],
    ['that is none', async () => new Blob(['x'.repeat(100)])],
    ['that is empty', async () => new Blob([])],
  ])('one %s opens nothing', async (_, made) => {
    expect(await why(openZip(await made()))).toMatch(/broken|too_large/)
  })

  it('what is encrypted, or packed in a way of its own, is not guessed at', async () => {
    const bytes = await small()
    const first = Buffer.from(bytes).indexOf(Buffer.from('PK\u0001\u0002', 'latin1'))
    const encrypted = bytes.slice()
    encrypted[first + 8]! |= 1
    expect(await why(openZip(new Blob([encrypted])))).toBe('broken')
    bytes[first + 10] = 12
    const [file] = await openZip(new Blob([bytes]))
    expect(await why(file!.read(MEGABYTE))).toBe('broken')
  })
})
