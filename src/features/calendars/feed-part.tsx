import type { OwnCalendars } from '#contract/vendors/calendars.ts'
import { useQueryClient } from '@tanstack/react-query'
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs'
import { useRef, useState } from 'react'
import { failureText } from '../../api/api-error.ts'
import { useApi } from '../../api/api-context.tsx'
import { putAnswer } from '../../api/put-answer.ts'
import { useCall } from '../../api/use-call.ts'
import { ago } from '../../lib/ago.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { copyText } from '../../ui/copy-text.ts'
import { TextField } from '../../ui/form/text-field.tsx'
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx'
import { notify } from '../../ui/overlay/toasts-store.ts'
import { Notice } from '../../ui/state/notice.tsx'
import { CALENDARS_KEY } from './calendar-queries.ts'
import { googleLinkOf, webcalOf } from './calendar-words.ts'
import css from './calendars.module.css'

const ENDINGS = {
  renew: {
    title: 'Cambiare l’indirizzo?',
    label: 'Cambia l’indirizzo',
    text: 'Quello di adesso smette di funzionare: i calendari che lo usano vanno collegati di nuovo.',
    done: 'Indirizzo cambiato.',
  },
  end: {
    title: 'Togliere l’indirizzo?',
    label: 'Togli l’indirizzo',
    text: 'I calendari che lo usano non ricevono più niente. Puoi crearne un altro quando vuoi.',
    done: 'Indirizzo tolto.',
  },
} as const

/** The address at which other calendars read the vendor's days: made, copied, changed, taken back. */
export function FeedPart({ feed, disabled }: { feed: OwnCalendars['feed']; disabled: boolean }) {
  const api = useApi()
  const client = useQueryClient()
  const field = useRef<HTMLInputElement>(null)
  const [ending, setEnding] = useState<keyof typeof ENDINGS>()
  const { run, busy, failure } = useCall(async (keyFor, what: 'make' | keyof typeof ENDINGS) => {
    const call = what === 'end' ? 'Calendars/endAddress' : 'Calendars/makeAddress'
    const own = await api(call, { idempotencyKey: keyFor({ what, of: feed?.madeAt }) })
    await putAnswer(client, CALENDARS_KEY, own)
    notify({ type: 'success', message: what === 'make' ? 'Indirizzo creato.' : ENDINGS[what].done })
  })
  return (
    <section className={css.part} aria-labelledby="calendar-feed">
      <h3 id="calendar-feed">Le tue prenotazioni nel tuo calendario</h3>
      <p className={css.soft}>
        Un indirizzo che Google, Apple e Outlook leggono da soli: prenotazioni, preventivi in attesa e giorni
        occupati. Delle coppie dice i nomi di battesimo e la città, nient’altro. Chi ha l’indirizzo lo legge:
        dallo solo a chi lavora con te.
      </p>
      {failure !== undefined && <Notice tone="warning">{failureText(failure)}</Notice>}
      {!feed ? (
        <Button disabled={disabled} busy={busy} onClick={() => void run('make')}>
          Crea l’indirizzo
        </Button>
      ) : (
        <>
          <TextField
            ref={field}
            label="Il tuo indirizzo"
            readOnly
            value={feed.url}
            hint={
              feed.readAt
                ? `Letto da un calendario ${ago(feed.readAt)}.`
                : 'Nessun calendario l’ha ancora letto.'
            }
            onFocus={(event) => event.target.select()}
          />
          <div className={css.row}>
            <Button
              icon={IconCopy}
              onClick={() => void copyText(feed.url, 'Indirizzo copiato.', () => field.current?.select())}
            >
              Copia
            </Button>
            <a
              className={buttonClass('quiet')}
              href={googleLinkOf(feed.url)}
              target="_blank"
              rel="noreferrer"
            >
              Aggiungi a Google
            </a>
            <a className={buttonClass('quiet')} href={webcalOf(feed.url)}>
              Aggiungi ad Apple
            </a>
          </div>
          <div className={css.row}>
            <Button variant="link" disabled={disabled} onClick={() => setEnding('renew')}>
              Cambia l’indirizzo
            </Button>
            <Button variant="link" disabled={disabled} onClick={() => setEnding('end')}>
              Togli l’indirizzo
            </Button>
          </div>
        </>
      )}
      <ConfirmDialog
        open={ending !== undefined}
        title={ENDINGS[ending ?? 'renew'].title}
        confirmLabel={ENDINGS[ending ?? 'renew'].label}
        danger={ending === 'end'}
        busy={busy}
        onConfirm={() => void run(ending!).then(() => setEnding(undefined))}
        onCancel={() => setEnding(undefined)}
      >
        {ENDINGS[ending ?? 'renew'].text}
      </ConfirmDialog>
    </section>
  )
}
