import { headsOf, placesOf } from '#contract/website/heads.ts'
import type { GuestInvitation } from '#contract/website/rsvp.ts'
import { GENERAL_COMPANIONS } from '#contract/website/rsvp-limits.ts'
import { Suspense, lazy, useState, type FormEvent } from 'react'
import { failureText } from '../../../api/api-error.ts'
import type { Call } from '../../../api/use-call.ts'
import { plural } from '../../../lib/text.ts'
import { Button } from '../../../ui/button.tsx'
import { UiLink } from '../../../ui/link.tsx'
import { Notice } from '../../../ui/state/notice.tsx'
import { RadioGroup } from '../../../ui/form/radio-group.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import type { RsvpDraft } from './rsvp-draft.ts'
import { answerOf, nextName, rowsFrom } from './rsvp-people.ts'
import type { AnswerFields } from './use-rsvp.ts'
import css from '../wedding.module.css'

/** Shown to who comes. */
const RsvpPersons = lazy(() => import('./rsvp-persons.tsx').then((part) => ({ default: part.RsvpPersons })))

/**
 * A guest's answer, to fill in or to correct. A yes is everybody whom the invitation is for, until they say otherwise.
 * @param invitation undefined by the general link
 * @param before what was answered already
 * @param draft what was typed over it and not sent
 * @param found it was typed before the page was opened
 */
export function RsvpForm({
  invitation,
  before,
  draft,
  found,
  call,
  onDraft,
  onSent,
}: {
  invitation: GuestInvitation | undefined
  before: AnswerFields | undefined
  draft: RsvpDraft | undefined
  found: boolean
  call: Call<[AnswerFields]>
  onDraft: (draft: RsvpDraft | undefined) => void
  onSent: () => void
}) {
  const hydrated = useHydrated()
  const written = draft ?? {
    attending: before ? (before.attending ? 'yes' : 'no') : '',
    rows: rowsFrom(invitation, before),
    absent: before?.name ?? invitation?.name ?? '',
    message: before?.message ?? '',
  }
  const { attending, rows, absent, message } = written
  const set = (change: Partial<RsvpDraft>) => onDraft({ ...written, ...change })
  const [errors, setErrors] = useState<{ name?: string; attending?: string }>({})
  const places = placesOf(invitation ?? { maxCompanions: GENERAL_COMPANIONS })
  const several = invitation !== undefined && places > 1
  const isAlone = places === 1
  const comes = attending === 'yes'
  const answer: AnswerFields = comes
    ? { attending: true, ...answerOf(rows), message }
    : { attending: false, name: absent.trim(), companions: [], diet: '', message }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const wrong = {
      ...(attending === '' && { attending: `${isAlone ? 'Scegli' : 'Scegliete'} una delle due risposte.` }),
      ...(attending !== '' &&
        answer.name === '' && { name: `${isAlone ? 'Scrivi' : 'Scrivete'} un nome, per dire chi risponde.` }),
    }
    setErrors(wrong)
    if (Object.keys(wrong).length > 0) return
    if (await call.run(answer)) onSent()
  }

  return (
    <form className={css.form} noValidate onSubmit={(event) => void submit(event)}>
      {found && (
        <Notice
          tone="neutral"
          action={
            <Button variant="quiet" size="small" onClick={() => onDraft(undefined)}>
              Scarta
            </Button>
          }
        >
          Ritrovate quello che avevate scritto senza inviarlo.
        </Notice>
      )}
      <RadioGroup
        label="La risposta"
        cards
        columns
        options={[
          { value: 'yes', label: several ? 'Sì, ci saremo' : 'Sì, ci sarò' },
          { value: 'no', label: several ? 'Non possiamo' : 'Non posso' },
        ]}
        value={attending}
        error={errors.attending ?? ''}
        onValue={(value) => set({ attending: value })}
      />
      {attending === 'no' && (
        <TextField
          label="Chi risponde"
          autoComplete="name"
          maxLength={120}
          value={absent}
          error={errors.name ?? ''}
          onValue={(value) => set({ absent: value })}
        />
      )}
      {comes && (
        <Suspense>
          <RsvpPersons
            rows={rows}
            places={places}
            next={nextName(invitation, rows)}
            error={errors.name ?? ''}
            onChange={(value) => set({ rows: value })}
          />
          <p className={css.heads} role="status">
            In tutto {plural(headsOf(answer), 'persona', 'persone')}.
          </p>
        </Suspense>
      )}
      <TextArea
        label="Un messaggio per gli sposi"
        optional
        rows={3}
        maxLength={1000}
        value={message}
        onValue={(value) => set({ message: value })}
      />
      {call.failure !== undefined && <Notice tone="danger">{failureText(call.failure)}</Notice>}
      <p className={css.privacy}>
        La risposta arriva solo agli sposi, che la usano per preparare la festa; le esigenze a tavola sono
        facoltative. Si cancella con il loro account.{' '}
        <UiLink href="/privacy-policy">Informativa privacy</UiLink>
      </p>
      <Button type="submit" busy={call.busy} disabled={!hydrated}>
        {before ? 'Invia la nuova risposta' : 'Invia la risposta'}
      </Button>
    </form>
  )
}
