import type { ReadAwardRow } from '#contract/vendors/award.ts'
import { categoryOf } from '#contract/lists/vendors/category-list.ts'
import { Button } from '../../../ui/button.tsx'
import { SectionHeader } from '../../../ui/frame/page-header.tsx'
import css from './import.module.css'
import { MendFields } from './mend-fields.tsx'
import type { MendRow, PreviewRow } from './use-award-rows.ts'

interface RowsProps {
  rows: readonly PreviewRow[]
  mend: MendRow
  leave: (line: number, isLeft: boolean) => void
}

/** What each row becomes: those that something was wrong with first, where they are mended. */
export function ImportRows({ rows, mend, leave }: RowsProps) {
  const parts = [
    { title: 'Da sistemare', rows: rows.filter(({ wasWrong }) => wasWrong) },
    { title: 'Pronte', rows: rows.filter(({ wasWrong }) => !wasWrong) },
  ]
  return parts.map(
    ({ title, rows: here }) =>
      here.length > 0 && (
        <section key={title}>
          <SectionHeader title={title} />
          <ul className={css.rows} aria-label={title}>
            {here.map((row) => (
              <ImportRow key={row.row.line} preview={row} mend={mend} leave={leave} />
            ))}
          </ul>
        </section>
      ),
  )
}

const isWrong = (read: ReadAwardRow | undefined) => read !== undefined && read.faults.length > 0

function ImportRow({
  preview: { row, read, isLeft, wasWrong },
  mend,
  leave,
}: { preview: PreviewRow } & Omit<RowsProps, 'rows'>) {
  const { line } = row
  return (
    <li className={css.row} data-wrong={isWrong(read) || undefined} data-left={isLeft || undefined}>
      <div className={css.words}>
        <p className={css.soft}>Riga {line}</p>
        <p className={css.name}>
          {read?.vendor ? `${read.vendor.name}, ${read.vendor.city}` : row.vendor || 'Senza fornitore'}
        </p>
        <p className={css.becomes}>{isLeft ? 'Resta fuori' : becomes(row, read)}</p>
        {read?.vendor && !read.vendor.isPublic && (
          <p className={css.soft}>Non è in linea: finché non torna, i visitatori non lo leggono.</p>
        )}
        {row.citation && !isLeft && <p className={css.citation}>{row.citation}</p>}
      </div>
      <Button
        variant="quiet"
        size="small"
        aria-label={isLeft ? `Riprendi la riga ${line}` : `Lascia fuori la riga ${line}`}
        onClick={() => leave(line, !isLeft)}
      >
        {isLeft ? 'Riprendi' : 'Lascia fuori'}
      </Button>
      {read && wasWrong && <MendFields row={row} read={read} mend={(change) => mend(line, change)} />}
    </li>
  )
}

/** «Vincitore 2027 in Fotografi», with the words of the file where they mean nothing. */
function becomes(row: PreviewRow['row'], read: ReadAwardRow | undefined): string {
  const place =
    read?.place === 'winner' ? 'Vincitore' : read?.place === 'finalist' ? 'Finalista' : row.place || '?'
  const category = (read?.category && categoryOf(read.category)?.name) ?? (row.category || '?')
  return `${place} ${(read?.year ?? row.year) || '?'} in ${category}`
}
