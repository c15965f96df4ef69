import { expect, it } from 'vitest'
import { checkFile } from './file-check.ts'

const JPEG = '\xff\xd8\xff\xe0\x00\x10JFIF'
const file = (content: string, name = 'IMG_1.jpg', more = 0) =>
  new File([Uint8Array.from(content, (char) => char.charCodeAt(0)), new Uint8Array(more)], name)
const whyNot = async (chosen: File, documents = false) => {
  const checked = await checkFile(chosen, { documents })
  return 'refused' in checked ? checked.refused : checked.kind
}

it('looks at what a file is, not at what it is called', async () => {
  expect(await whyNot(file(JPEG, 'strano.txt'))).toBe('picture')
  expect(await whyNot(file('<svg xmlns="http://www.w3.org/2000/svg"/>', 'foto.jpg'))).toMatch(
    /«foto.jpg» non è una foto/,
  )
  expect(await whyNot(file('<!doctype html>', 'foto.png'), true)).toMatch(/non si può allegare/)
})

it('says what to do about an iPhone’s own kind', async () => {
  expect(await whyNot(file('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'IMG_2.HEIC'))).toMatch(
    /HEIC.*Più compatibile/,
  )
})

it('takes a PDF only where one will do', async () => {
  expect(await whyNot(file('%PDF-1.7\n', 'preventivo.pdf'))).toMatch(/non è una foto/)
  expect(await whyNot(file('%PDF-1.7\n', 'preventivo.pdf'), true)).toBe('document')
})

it('refuses now what would be refused when the network is back', async () => {
  expect(await whyNot(file('', 'vuoto.jpg'))).toMatch(/è vuoto/)
  expect(await whyNot(file(JPEG, 'grande.jpg', 10 * 1024 * 1024))).toMatch(
    /troppo grande: il massimo è 10 MB/,
  )
})
