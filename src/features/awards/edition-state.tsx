import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { AdminAward, AwardEdition } from '#contract/vendors/award.ts'
import { useApi } from '../../api/api-context.tsx'
import { failureText } from '../../api/api-error.ts'
import { useCall } from '../../api/use-call.ts'
import { formatInstant } from '../../lib/day.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx'
import { notify } from '../../ui/overlay/toasts-store.ts'
import { Notice } from '../../ui/state/notice.tsx'
import css from './admin-awards.module.css'
import { renewAwards } from './award-queries.ts'
import { editionNotes, sumWords } from './edition-words.ts'

type Act = 'publish' | 'withdraw'

/** Whether a year is out, and the one thing that is done with all of it. */
export function EditionState({
  edition,
  awards,
}: {
  edition: AwardEdition | undefined
  awards: readonly AdminAward[]
}) {
  const [asking, setAsking] = useState<Act>()
  if (!edition) return null
  const { year, publishedAt } = edition
  const end = () => setAsking(undefined)
  return (
    <>
      {publishedAt === null ? (
        awards.length > 0 && (
          <Notice
            tone="neutral"
            action={<Button onClick={() => setAsking('publish')}>Pubblica i premi {year}</Button>}
          >
            <strong>Bozza.</strong> I premi {year} li vedono solo gli amministratori. {sumWords(awards)}
          </Notice>
        )
      ) : (
        <Notice
          tone="success"
          action={
            <Button variant="quiet" onClick={() => setAsking('withdraw')}>
              Ritira
            </Button>
          }
        >
          <strong>Pubblicati</strong> il {formatInstant(publishedAt)}. Quello che cambi qui si vede subito.
        </Notice>
      )}
      {asking === 'publish' && <PublishDialog edition={edition} awards={awards} onEnd={end} />}
      {asking === 'withdraw' && (
        <ActDialog
          act="withdraw"
          edition={edition}
          title={`Ritirare i premi ${year}?`}
          confirmLabel="Ritira"
          done={`I premi ${year} non si vedono più: sono di nuovo in bozza.`}
          onEnd={end}
        >
          <p>
            Spariscono subito dalla pagina degli award, dalla home, da accanto ai nomi e dall’area dei
            fornitori, con i loro badge. Le email non ancora partite non partono; chi l’ha già ricevuta viene
            avvisato. Qui resta tutto, e si può pubblicare di nuovo.
          </p>
        </ActDialog>
      )}
    </>
  )
}

function PublishDialog({
  edition,
  awards,
  onEnd,
}: {
  edition: AwardEdition
  awards: readonly AdminAward[]
  onEnd: () => void
}) {
  const { year } = edition
  const notes = editionNotes(awards)
  return (
    <ActDialog
      act="publish"
      edition={edition}
      title={`Pubblicare i premi ${year}?`}
      confirmLabel={`Pubblica i premi ${year}`}
      done={`I premi ${year} sono pubblicati.`}
      onEnd={onEnd}
    >
      <div className={css.notes}>
        <p>
          <strong>{sumWords(awards)}</strong>
        </p>
        {notes.length > 0 && (
          <dl>
            {notes.map(({ title, words }) => (
              <div key={title}>
                <dt>{title}</dt>
                <dd>{words}</dd>
              </div>
            ))}
          </dl>
        )}
        <p>
          Si vedono subito, tutti insieme: nella pagina degli award, nella home, accanto ai nomi e nell’area
          dei fornitori con il badge. Ai fornitori arriva un’email fra un quarto d’ora; se li ritiri prima,
          non parte.
        </p>
      </div>
    </ActDialog>
  )
}

/** Asks, does it with the edition as it is seen, and says so. */
function ActDialog({
  act,
  edition: { id, version },
  title,
  confirmLabel,
  done,
  onEnd,
  children,
}: {
  act: Act
  edition: AwardEdition
  title: string
  confirmLabel: string
  done: string
  onEnd: () => void
  children: ReactNode
}) {
  const api = useApi()
  const client = useQueryClient()
  const { run, busy } = useCall(
    async (keyFor) => {
      const body = { id, baseVersion: version }
      await api(act === 'publish' ? 'Admin/publishAwards' : 'Admin/withdrawAwards', {
        body,
        idempotencyKey: keyFor({ act, ...body }),
      })
      notify({ type: 'success', message: done })
      onEnd()
      await renewAwards(client)
    },
    (error) => {
      notify({ type: 'danger', message: failureText(error) })
      // Somebody else may have written in it: what is shown then is read again, and asked anew.
      onEnd()
      void renewAwards(client)
    },
  )
  return (
    <ConfirmDialog
      open
      title={title}
      confirmLabel={confirmLabel}
      danger={act === 'withdraw'}
      busy={busy}
      onCancel={onEnd}
      onConfirm={() => void run()}
    >
      {children}
    </ConfirmDialog>
  )
}
