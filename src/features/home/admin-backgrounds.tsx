import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { BACKGROUNDS_MOST } from '#contract/lists/site/homepage-limits.ts'
import type { HomepageBackground } from '#contract/site/site-management.ts'
import { useApi } from '../../api/api-context.tsx'
import { failureText } from '../../api/api-error.ts'
import { useCall } from '../../api/use-call.ts'
import { Button } from '../../ui/button.tsx'
import { SectionHeader } from '../../ui/frame/page-header.tsx'
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx'
import { notify } from '../../ui/overlay/toasts-store.ts'
import { Picture } from '../../ui/picture.tsx'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { Skeleton } from '../../ui/state/skeleton.tsx'
import { Lingering } from '../../ui/overlay/lingering.tsx'
import css from './admin-homepage.module.css'
import { BackgroundSheet } from './background-sheet.tsx'
import { allBackgrounds, renewBackgrounds } from './homepage-queries.ts'

/** The pictures behind the home page's title: each visit has one of them, by lot. */
export function AdminBackgrounds() {
  const { data, error, refetch, isFetching } = useQuery(allBackgrounds(useApi()))
  const [adding, setAdding] = useState(false)
  const [deleting, setDeleting] = useState<HomepageBackground>()
  const isFull = (data?.length ?? 0) >= BACKGROUNDS_MOST
  return (
    <section>
      <SectionHeader
        title="Sfondi"
        side={
          !isFull && (
            <Button variant="quiet" size="small" onClick={() => setAdding(true)}>
              Aggiungi uno sfondo
            </Button>
          )
        }
      />
      <p className={css.soft}>
        Ogni visita ne ha uno, a sorte. {isFull && `Ce ne stanno ${BACKGROUNDS_MOST}.`}
      </p>
      {data === undefined ? (
        error ? (
          <ErrorState title="Gli sfondi non sono arrivati" onRetry={() => void refetch()} busy={isFetching}>
            {failureText(error)}
          </ErrorState>
        ) : (
          <Skeleton shape="row" count={2} />
        )
      ) : data.length === 0 ? (
        <EmptyState drawing="favourites" title="Nessuno sfondo">
          La home si apre con le sole parole, sul colore della carta.
        </EmptyState>
      ) : (
        <ul className={css.backgrounds}>
          {data.map((background, at) => (
            <li key={background.id}>
              <span className={css.shown} data-side={background.side}>
                <Picture
                  picture={background.picture}
                  sizes="(min-width: 48rem) 22rem, 90vw"
                  ratio="16/9"
                  rounded
                  alt={background.picture.alt}
                />
                <span className={css.copy} aria-hidden="true" />
              </span>
              <p className={css.caption}>
                <span>Parole a {background.side === 'left' ? 'sinistra' : 'destra'}</span>
                <Button
                  variant="link"
                  aria-label={`Elimina lo sfondo ${at + 1}`}
                  onClick={() => setDeleting(background)}
                >
                  Elimina
                </Button>
              </p>
            </li>
          ))}
        </ul>
      )}
      <Lingering>{adding && <BackgroundSheet onClose={() => setAdding(false)} />}</Lingering>
      {deleting && (
        <DeleteBackground
          background={deleting}
          isLast={data?.length === 1}
          onEnd={() => setDeleting(undefined)}
        />
      )}
    </section>
  )
}

function DeleteBackground({
  background: { id },
  isLast,
  onEnd,
}: {
  background: HomepageBackground
  isLast: boolean
  onEnd: () => void
}) {
  const api = useApi()
  const client = useQueryClient()
  const { run, busy } = useCall(
    async (keyFor) => {
      await api('Admin/deleteBackgroundImage', { params: { id }, idempotencyKey: keyFor({ id }) })
      notify({ type: 'success', message: 'Sfondo eliminato.' })
      onEnd()
      await renewBackgrounds(client)
    },
    (error) => notify({ type: 'danger', message: failureText(error) }),
  )
  return (
    <ConfirmDialog
      open
      title="Eliminare questo sfondo?"
      confirmLabel="Elimina"
      danger
      busy={busy}
      onCancel={onEnd}
      onConfirm={() => void run()}
    >
      {isLast
        ? 'È l’ultimo: senza, la home si apre con le sole parole.'
        : 'Dalla prossima visita la home usa gli altri.'}
    </ConfirmDialog>
  )
}
