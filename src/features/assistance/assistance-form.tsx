import { type FormEvent, useMemo, useState } from 'react'
import {
  ASSISTANCE_CATEGORIES,
  type AssistanceCategory,
} from '#contract/lists/admin/assistance-categories.ts'
import { useCall } from '../../api/use-call.ts'
import { faults } from '../../offline/kept-faults.ts'
import { plural } from '../../lib/text.ts'
import { useSession } from '../../session/session-context.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { Notice } from '../../ui/state/notice.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { TextArea } from '../../ui/form/text-area.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { useReach } from '../sync/reach-face.ts'
import { type Draft, EMPTY_DRAFT, draftErrors, keepDraft, readDraft } from './assistance-draft.ts'
import css from './assistance.module.css'
import { AttachmentField } from './attachment-field.tsx'
import { unsentText, useSendRequest } from './send-request.ts'
import type { Sent } from './sent-request.ts'

const CATEGORIES = ASSISTANCE_CATEGORIES.map(({ slug, name }) => ({ value: slug, label: name }))

/** What somebody wants to tell us; kept on the device while it is being written. */
export function AssistanceForm() {
  const last = useSession((session) => session.last)
  const hydrated = useHydrated()
  const send = useSendRequest()
  const [written, setWritten] = useState<Partial<Draft>>({})
  // What is on the device is known only in the browser: the server's page has an empty form.
  const kept = useMemo(() => (hydrated ? readDraft() : EMPTY_DRAFT), [hydrated])
  const draft: Draft = {
    ...kept,
    name: kept.name || (last?.name ?? ''),
    email: kept.email || (last?.email ?? ''),
    // Only what was touched: who is signed in may be known a moment later.
    ...written,
  }
  const [files, setFiles] = useState<readonly File[]>([])
  const known = useMemo(() => (hydrated ? faults() : []), [hydrated])
  const [withFaults, setWithFaults] = useState(false)
  const [looking, setLooking] = useState(false)
  const [checked, setChecked] = useState(false)
  const [sent, setSent] = useState<(Sent & { email: string }) | undefined>()
  const { run, busy, failure } = useCall(async (keyFor) => {
    const done = await send(keyFor, draft, files, withFaults ? known : [])
    setSent({ ...done, email: draft.email.trim() })
    keepDraft(null)
    setWritten({ ...EMPTY_DRAFT, name: draft.name, email: draft.email })
    setFiles([])
    setChecked(false)
  })

  if (sent) return <Receipt sent={sent} onAgain={() => setSent(undefined)} />

  const errors = checked ? draftErrors(draft) : {}
  const set = (part: Partial<Draft>) => {
    setWritten((now) => ({ ...now, ...part }))
    keepDraft({ ...draft, ...part })
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    setChecked(true)
    if (Object.keys(draftErrors(draft)).length > 0) {
      const form = event.currentTarget as HTMLFormElement
      // Once the errors are drawn: the first may be out of sight.
      requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid]')?.focus())
      return
    }
    void run()
  }

  return (
    <form className={css.form} onSubmit={submit} noValidate>
      {failure !== undefined && (
        <div role="alert">
          <Notice tone="danger">{unsentText(failure)}</Notice>
        </div>
      )}
      <div className={css.pair}>
        <TextField
          label="Il tuo nome"
          autoComplete="name"
          maxLength={120}
          required
          value={draft.name}
          onValue={(name) => set({ name })}
          error={errors.name}
        />
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          maxLength={254}
          required
          value={draft.email}
          onValue={(email) => set({ email })}
          error={errors.email}
        />
      </div>
      <SelectField
        label="Di che cosa si tratta"
        placeholder="Scegli un argomento"
        options={CATEGORIES}
        required
        value={draft.category}
        onValue={(category) => set({ category: category as AssistanceCategory | '' })}
        error={errors.category}
      />
      <TextField
        label="Oggetto"
        maxLength={200}
        required
        value={draft.subject}
        onValue={(subject) => set({ subject })}
        error={errors.subject}
      />
      <TextArea
        label="Che cosa succede"
        rows={7}
        maxLength={4000}
        required
        hint="Che cosa stavi facendo, che cosa ti aspettavi, che cosa hai visto."
        value={draft.text}
        onValue={(text) => set({ text })}
        error={errors.text}
      />
      <AttachmentField files={files} onFiles={setFiles} looking={looking} onLooking={setLooking} />
      {known.length > 0 && (
        <Checkbox
          label={`Allega ${plural(known.length, 'intoppo superato', 'intoppi superati')} da questo dispositivo`}
          hint="Nomi tecnici di quello che non ha funzionato, senza quello che avete scritto: ci aiutano a capire."
          checked={withFaults}
          onChecked={setWithFaults}
        />
      )}
      <Button type="submit" busy={busy || looking} disabled={!hydrated}>
        Invia
      </Button>
      <p className={css.soft}>Usiamo quello che scrivi solo per risponderti.</p>
    </form>
  )
}

function Receipt({
  sent: { number, email },
  onAgain,
}: {
  sent: Sent & { email: string }
  onAgain: () => void
}) {
  const online = useReach() === 'online'
  return (
    <section className={css.receipt} aria-labelledby="ricevuta" role="status">
      <h2 id="ricevuta">{number ? 'L’abbiamo ricevuta' : 'È al sicuro su questo dispositivo'}</h2>
      {number ? (
        <p>
          Il numero della tua richiesta è <strong className={css.number}>{number}</strong>. Tra poco arriva
          una ricevuta a {email}, e la risposta allo stesso indirizzo.
        </p>
      ) : (
        <p>
          {online
            ? 'La stiamo inviando, con i suoi allegati.'
            : 'Parte da sola, con i suoi allegati, appena c’è rete.'}{' '}
          Il numero arriva con la ricevuta a {email}, e lo trovi qui sotto «Le tue richieste».
        </p>
      )}
      <Button variant="quiet" onClick={onAgain}>
        Scrivi un’altra richiesta
      </Button>
    </section>
  )
}
