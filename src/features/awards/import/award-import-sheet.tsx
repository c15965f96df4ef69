import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../../api/api-context.tsx'
import { failureText } from '../../../api/api-error.ts'
import { useCall } from '../../../api/use-call.ts'
import { plural } from '../../../lib/text.ts'
import { AtOnceSheet } from '../../../lists/at-once-sheet.tsx'
import { Button } from '../../../ui/button.tsx'
import { notify } from '../../../ui/overlay/toasts-store.ts'
import { ErrorState } from '../../../ui/state/error-state.tsx'
import { Skeleton } from '../../../ui/state/skeleton.tsx'
import { renewAwards } from '../award-queries.ts'
import { ChooseCsv } from './choose-csv.tsx'
import { ImportRows } from './import-rows.tsx'
import css from './import.module.css'
import { useAwardRows } from './use-award-rows.ts'

/** Awards from a file: chosen or pasted, shown row by row with what is wrong, mended, and written all together. */
export function AwardImportSheet({
  year,
  onImported,
  onClose,
}: {
  /** Of rows that do not say theirs. */
  year: number
  /** @param year the last one that something was written in */
  onImported: (year: number) => void
  onClose: () => void
}) {
  const api = useApi()
  const client = useQueryClient()
  const preview = useAwardRows()
  const [choosing, setChoosing] = useState(true)
  const { counts, query, isRead } = preview
  const call = useCall(
    async (keyFor) => {
      const body = { awards: preview.awards() }
      const done = await api('Admin/importAwards', { body, idempotencyKey: keyFor(body) })
      notify({ type: 'success', message: `${importedText(done.awards)} in bozza.` })
      await renewAwards(client)
      onImported(done.years.at(-1)!)
    },
    // What changed meanwhile is said at its row.
    () => void query.refetch(),
  )
  const isReady = !choosing && isRead && counts.good > 0 && counts.wrong === 0
  return (
    <AtOnceSheet
      width="broad"
      title="Importa gli award da un CSV"
      submit={isReady ? `Importa ${plural(counts.good, 'premio', 'premi')}` : 'Importa'}
      call={call}
      disabled={!isReady}
      dirty={!choosing}
      onSubmit={() => void call.run()}
      onClose={onClose}
    >
      {choosing ? (
        <ChooseCsv
          year={year}
          onRows={(file, rows) => {
            preview.begin(file, rows)
            setChoosing(false)
          }}
        />
      ) : (
        <>
          <div className={css.sum}>
            <p aria-live="polite">
              <strong>{preview.file}</strong>
              {isRead && `: ${countWords(counts)}`}
            </p>
            <Button variant="link" onClick={() => setChoosing(true)}>
              Scegli un altro file
            </Button>
          </div>
          {query.error && !query.isFetching ? (
            <ErrorState title="Le righe non sono state lette" onRetry={() => void query.refetch()}>
              {failureText(query.error)}
            </ErrorState>
          ) : preview.rows.some(({ read, isLeft }) => read || isLeft) ? (
            <ImportRows rows={preview.rows} mend={preview.mend} leave={preview.leave} />
          ) : (
            <Skeleton shape="row" count={5} />
          )}
        </>
      )}
    </AtOnceSheet>
  )
}

const importedText = (count: number) =>
  count === 1 ? '1 premio importato' : `${plural(count, 'premio', 'premi')} importati`

function countWords({ good, wrong, left }: { good: number; wrong: number; left: number }): string {
  const words = [good === 1 ? '1 pronta' : `${good} pronte`]
  if (wrong > 0) words.push(`${wrong} da sistemare`)
  if (left > 0) words.push(left === 1 ? '1 lasciata fuori' : `${left} lasciate fuori`)
  return `${words.join(', ')}.`
}
