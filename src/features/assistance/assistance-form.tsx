import { type FormEvent, useMemo, useRef, useState } from 'react'
import { ASSISTANCE_CATEGORIES, type AssistanceCategory } from '#contract/assistance-categories.ts'
import { newId } from '#contract/new-id.ts'
import { useSession } from '../../session/session-context.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { type Draft, EMPTY_DRAFT, draftErrors, keepDraft, readDraft } from './assistance-draft.ts'
import css from './assistance.module.css'
import { AttachmentField } from './attachment-field.tsx'
import { type Sent, unsentText, useSendRequest } from './send-request.ts'

const CATEGORIES = ASSISTANCE_CATEGORIES.map(({ slug, name }) => ({ value: slug, label: name }))

/** What somebody wants to tell us; kept on the device while it is being written. */
export function AssistanceForm() {
  const last = useSession((session) => session.last)
  const hydrated = useHydrated()
  const send = useSendRequest()
  const requestId = useRef('')
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
  const [checked, setChecked] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const [sent, setSent] = useState<(Sent & { email: string }) | undefined>()

  if (sent) return <Receipt sent={sent} onAgain={() => setSent(undefined)} />

  const errors = checked ? draftErrors(draft) : {}
  const set = (part: Partial<Draft>) => {
    setWritten((now) => ({ ...now, ...part }))
    keepDraft({ ...draft, ...part })
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    setChecked(true)
    if (Object.keys(draftErrors(draft)).length > 0) {
      const form = event.currentTarget as HTMLFormElement
      // Once the errors are drawn: the first may be out of sight.
      requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid]')?.focus())
      return
    }
    setBusy(true)
    setFailure(undefined)
    // The same id when it is tried again: the server then knows that it is the same request.
    requestId.current ||= newId()
    try {
      const done = await send(requestId.current, draft, files)
      setSent({ ...done, email: draft.email.trim() })
      keepDraft(null)
      setWritten({ ...EMPTY_DRAFT, name: draft.name, email: draft.email })
      setFiles([])
      setChecked(false)
      requestId.current = ''
    } catch (error) {
      setFailure(error)
    } finally {
      setBusy(false)
    }
  }

  return (
    <form className={css.form} onSubmit={(event) => void submit(event)} noValidate>
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
          label="E-mail"
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
      <AttachmentField files={files} onFiles={setFiles} />
      <Button type="submit" busy={busy} disabled={!hydrated}>
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
          Parte da sola, con i suoi allegati, appena c’è rete. Il numero arriva con la ricevuta a {email}, e
          lo trovi qui sotto «Le tue richieste».
        </p>
      )}
      <Button variant="quiet" onClick={onAgain}>
        Scrivi un’altra richiesta
      </Button>
    </section>
  )
}
