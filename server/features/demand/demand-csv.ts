/** Demand and searches as a file for a spreadsheet: the places, then the words, then the days. */
import { categoryOf } from '#contract/lists/vendors/category-list.ts'
import { provinceOf, regionOf } from '#contract/lists/places/places.ts'
import type { AskedWords, Demand } from '#contract/admin/demand.ts'
import { csvText, writeCsv } from '#contract/wire/csv.ts'

const PLACE_HEADS =
  'Regione,Provincia,Fornitori,Richieste,Richieste prima,Ricerche,Ricerche prima,Viste,Viste prima,Coppie'.split(
    ',',
  )

export function demandCsv({ places, asked, unmet, byDay }: Demand): string {
  const heads = (...names: string[]) => names.map(csvText)
  const placeWords = (region: string | null, province: string | null) =>
    [regionOf(region ?? '')?.name ?? '', provinceOf(province ?? '')?.name ?? ''].map(csvText)
  const question = ({ words, category, region, province, searches, without, results }: AskedWords) => [
    csvText(words),
    csvText(categoryOf(category ?? '')?.name ?? ''),
    ...placeWords(region, province),
    ...[searches, without, results].map(String),
  ]
  return writeCsv([
    PLACE_HEADS.map(csvText),
    ...places.map(({ region, province, vendors, requests, searches, views, couples }) => [
      ...placeWords(region, province),
      ...[vendors, requests.now, requests.before, searches.now, searches.before, views.now, views.before].map(
        String,
      ),
      couples === null ? '' : String(couples),
    ]),
    [],
    heads('Parole', 'Categoria', 'Regione', 'Provincia', 'Ricerche', 'Senza risultati', 'Risultati'),
    ...[
      ...new Map([...asked, ...unmet].map((one) => [question(one).slice(0, 4).join('\n'), one])).values(),
    ].map(question),
    [],
    heads('Giorno', 'Ricerche', 'Senza risultati'),
    ...byDay.map(({ day, searches, without }) => [day, String(searches), String(without)]),
  ])
}
