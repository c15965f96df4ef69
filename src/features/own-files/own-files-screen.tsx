import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { OWN_FILES_AT_MOST, mayDiscard } from '#contract/lists/plan/own-files.ts'
import type { OwnFile } from '#contract/media/own-file.ts'
import { useApi } from '../../api/api-context.tsx'
import { NetworkError, failureText } from '../../api/api-error.ts'
import { useCall } from '../../api/use-call.ts'
import { formatNumber } from '../../lib/number.ts'
import { formatBytes, plural } from '../../lib/text.ts'
import { Button } from '../../ui/button.tsx'
import { Chip, ChipRow } from '../../ui/chip.tsx'
import { PageHeader } from '../../ui/frame/page-header.tsx'
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx'
import { notify } from '../../ui/overlay/toasts-store.ts'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { Notice, Notices } from '../../ui/state/notice.tsx'
import { Skeleton } from '../../ui/state/skeleton.tsx'
import { sizeOf } from './file-use-words.ts'
import { OWN_FILES_KEY, ownFileQueries } from './own-file-queries.ts'
import { OwnFileTile } from './own-file-tile.tsx'
import css from './own-files.module.css'

/** Opened to look through all of it: what is open now is what a day makes of it. */
const openedAt = Date.now()

/** All that this vendor has sent, where each is seen, and what of it may go. */
export function OwnFilesScreen() {
  const api = useApi()
  const client = useQueryClient()
  const { data: files, error, isPaused, refetch, isFetching } = useQuery(ownFileQueries.mine(api))
  const [only, setOnly] = useState<'all' | 'unused'>('all')
  const [asked, setAsked] = useState<readonly OwnFile[]>([])
  const { run: discard, busy } = useCall(
    async (keyFor, gone: readonly OwnFile[]) => {
      const body = { ids: gone.map(({ id }) => id) }
      const { discarded } = await api('Files/discard', { body, idempotencyKey: keyFor(body) })
      notify({ type: 'success', message: `${plural(discarded, 'file eliminato', 'file eliminati')}.` })
      await Promise.all([
        client.invalidateQueries({ queryKey: OWN_FILES_KEY }),
        client.invalidateQueries({ queryKey: ['account', 'files'] }),
      ])
    },
    (failure) => notify({ type: 'danger', message: failureText(failure) }),
  )
  const unused = files?.filter((file) => mayDiscard(file, openedAt)) ?? []
  const shown = only === 'unused' ? unused : (files ?? [])
  return (
    <>
      <PageHeader
        title="Archivio"
        subtitle="Ogni foto e ogni documento che hai caricato, e dove si vede"
        actions={
          unused.length > 0 && (
            <Button variant="quiet" busy={busy} onClick={() => setAsked(unused)}>
              Elimina ciò che non serve
            </Button>
          )
        }
      />
      {!files ? (
        error || isPaused ? (
          <ErrorState title="L’archivio non è arrivato" onRetry={() => void refetch()} busy={isFetching}>
            {isPaused || error instanceof NetworkError
              ? 'È lungo: si legge quando lo apri con la rete, e da allora resta su questo dispositivo.'
              : failureText(error)}
          </ErrorState>
        ) : (
          <Skeleton shape="picture" count={6} />
        )
      ) : files.length === 0 ? (
        <EmptyState drawing="favourites" title="Qui c’è tutto quello che carichi">
          Le foto della tua pagina, dei matrimoni e del portfolio, e ciò che mandi nei messaggi: quando ne
          avrai, qui vedrai dove stanno e quanto pesano.
        </EmptyState>
      ) : (
        <>
          {files.length === OWN_FILES_AT_MOST && (
            <Notices>
              <Notice>
                Hai caricato moltissimo: qui ci sono gli ultimi {formatNumber(OWN_FILES_AT_MOST)} file.
              </Notice>
            </Notices>
          )}
          <ChipRow label="Quali file">
            <Chip selected={only === 'all'} count={files.length} onClick={() => setOnly('all')}>
              Tutti
            </Chip>
            <Chip selected={only === 'unused'} count={unused.length} onClick={() => setOnly('unused')}>
              Non servono
            </Chip>
          </ChipRow>
          <p className={css.sum}>
            {plural(shown.length, 'file', 'file')}
            {shown.length > 0 && `, ${formatBytes(sizeOf(shown))}`}
          </p>
          {shown.length > 0 && (
            <ul className={css.grid}>
              {shown.map((file) => (
                <li key={file.id}>
                  <OwnFileTile file={file} now={openedAt} onDiscard={() => setAsked([file])} />
                </li>
              ))}
            </ul>
          )}
        </>
      )}
      <ConfirmDialog
        open={asked.length > 0}
        title={
          asked.length === 1 ? 'Eliminare questo file?' : `Eliminare ${formatNumber(asked.length)} file?`
        }
        confirmLabel="Elimina"
        danger
        onCancel={() => setAsked([])}
        onConfirm={() => {
          setAsked([])
          void discard(asked)
        }}
      >
        Non si vedono da nessuna parte: si liberano {formatBytes(sizeOf(asked))}. Non si possono riavere; chi
        annulla una cancellazione di ieri non ritrova le sue foto.
      </ConfirmDialog>
    </>
  )
}
