import { describe, expect, it } from 'vitest'
import { readText } from '../../../lib/csv/read-csv.ts'
import { modelCsv, readAwardCsv } from './read-award-csv.ts'

const rowsOf = (text: string) => {
  const read = readAwardCsv(text, 2027)
  if ('wrong' in read) throw new Error(read.wrong)
  return read.rows
}
const wrongOf = (text: string) => {
  const read = readAwardCsv(text, 2027)
  return 'wrong' in read ? read.wrong : undefined
}
const fileOf = (...parts: BlobPart[]) => new File(parts, 'premi.csv')

describe('a file of awards', () => {
  const ROW = {
    line: 2,
    year: '2027',
    category: 'Fotografi',
    place: 'vincitore',
    vendor: 'Città & Co; figli',
    citation: 'Per la «luce», e\nper l’ombra "vera".',
  }

  it('is read with semicolons, commas or tabs, with quotes and lines within them', () => {
    for (const mark of [';', ',', '\t']) {
      const head = ['anno', 'categoria', 'premio', 'fornitore', 'motivazione'].join(mark)
      const cells = ['2027', 'Fotografi', 'vincitore', '"Città & Co; figli"']
      const row = [...cells, '"Per la «luce», e\nper l’ombra ""vera""."'].join(mark)
      expect(rowsOf(`${head}\r\n${row}\r\n`)).toEqual([ROW])
    }
  })

  it('has its columns in any order, in Italian or in English, and a year of its own or the one that is open', () => {
    expect(rowsOf('Vendor,Prize,CATEGORY\nVilla,winner,location\n\nCastello,finalist,location')).toEqual([
      { line: 2, year: '2027', category: 'location', place: 'winner', vendor: 'Villa', citation: '' },
      { line: 4, year: '2027', category: 'location', place: 'finalist', vendor: 'Castello', citation: '' },
    ])
    const both = rowsOf('Nome;vendor_id;Categoria;Posto;Anno\nVilla;;location;1;2026\nVilla;abc;location;1;')
    expect(both.map(({ vendor, year }) => [vendor, year])).toEqual([
      ['Villa', '2026'],
      ['abc', ''],
    ])
  })

  it('says what is wrong with all of it', () => {
    expect(wrongOf('')).toBe('Il file è vuoto.')
    expect(wrongOf('anno;categoria\n2027;Torte')).toBe(
      'Nella prima riga mancano le colonne «premio» e «fornitore»: guarda il modello.',
    )
    expect(wrongOf('categoria;premio;fornitore')).toContain('nessuna riga')
    expect(wrongOf('categoria;premio;fornitore\nTorte;vincitore;"Villa')).toContain('Alla riga')
    expect(wrongOf(`categoria;premio;fornitore\n${'Torte;vincitore;Villa\n'.repeat(501)}`)).toBe(
      'Sono 501 righe: al massimo 500 alla volta.',
    )
  })

  it('may be UTF-8 with a mark or without, Windows-1252 or UTF-16, and no workbook or larger than it may be', async () => {
    const text = 'categoria;premio;fornitore\nTorte;vincitore;Perché no'
    const latin = Uint8Array.from(text, (letter) => letter.codePointAt(0)!)
    const wide = new Uint8Array(
      new Uint16Array([0xfeff, ...Array.from(text, (one) => one.codePointAt(0)!)]).buffer,
    )
    for (const file of [fileOf(text), fileOf('\uFEFF', text), fileOf(latin), fileOf(wide)]) {
      const read = await readText(file)
      expect('text' in read && rowsOf(read.text)[0]!.vendor).toBe('Perché no')
    }
    expect(await readText(fileOf('PK\u0003\u0004'))).toEqual({
      wrong: expect.stringContaining('salvala come «CSV»'),
    })
    expect(await readText(fileOf('a'.repeat(1_000_001)))).toEqual({
      wrong: expect.stringContaining('pesa troppo'),
    })
  })

  it('has a model that it can be made of', () => {
    expect(rowsOf(modelCsv(2027)).map(({ year, place }) => [year, place])).toEqual([
      ['2027', 'vincitore'],
      ['2027', 'vincitore'],
      ['2027', 'finalista'],
    ])
  })
})
