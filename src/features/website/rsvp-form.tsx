import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useState, type FormEvent } from 'react'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { UiLink } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import type { AnswerFields } from './use-rsvp.ts'
import css from './wedding.module.css'

/**
 * A guest's answer, to fill in or to correct.
 * @param invitedAs the name on the invitation
 * @param before what was answered already
 */
export function RsvpForm({
  invitedAs,
  before,
  mostCompanions,
  failure,
  onSend,
}: {
  invitedAs: string | undefined
  before: AnswerFields | undefined
  mostCompanions: number
  failure: string | undefined
  onSend: (answer: AnswerFields) => Promise<void>
}) {
  const hydrated = useHydrated()
  const [name, setName] = useState(before?.name ?? invitedAs ?? '')
  const [attending, setAttending] = useState(before ? (before.attending ? 'yes' : 'no') : '')
  const [companions, setCompanions] = useState(before?.companions ?? [])
  const [diet, setDiet] = useState(before?.diet ?? '')
  const [message, setMessage] = useState(before?.message ?? '')
  const [errors, setErrors] = useState<{ name?: string; attending?: string; companion?: string }>({})
  const [busy, setBusy] = useState(false)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const comes = attending === 'yes'
    const wrong = {
      ...(name.trim() === '' && { name: 'Scrivi il tuo nome.' }),
      ...(attending === '' && { attending: 'Di’ se ci sarai.' }),
      ...(comes &&
        companions.some((one) => one.name.trim() === '') && {
          companion: 'Scrivi il nome, o togli la riga.',
        }),
    }
    setErrors(wrong)
    if (Object.keys(wrong).length > 0) return
    setBusy(true)
    await onSend({
      name: name.trim(),
      attending: comes,
      companions: comes ? companions : [],
      diet: comes ? diet : '',
      message,
    })
    setBusy(false)
  }
  const change = (at: number, part: Partial<AnswerFields['companions'][number]>) =>
    setCompanions((all) => all.map((one, index) => (index === at ? { ...one, ...part } : one)))

  return (
    <form className={css.form} noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label="Il tuo nome"
        autoComplete="name"
        maxLength={120}
        value={name}
        error={errors.name ?? ''}
        onValue={setName}
      />
      <RadioGroup
        label="Ci sarai?"
        cards
        columns
        options={[
          { value: 'yes', label: 'Sì, ci sarò' },
          { value: 'no', label: 'Non posso' },
        ]}
        value={attending}
        error={errors.attending ?? ''}
        onValue={setAttending}
      />
      {attending === 'yes' && (
        <>
          <TextField
            label="Intolleranze o esigenze a tavola"
            optional
            maxLength={300}
            value={diet}
            onValue={setDiet}
          />
          {companions.map((companion, at) => (
            <fieldset key={at} className={css.companion}>
              <legend>Chi viene con te, {at + 1}</legend>
              <TextField
                label="Nome"
                maxLength={120}
                value={companion.name}
                error={companion.name.trim() === '' ? (errors.companion ?? '') : ''}
                onValue={(text) => change(at, { name: text })}
              />
              <TextField
                label="A tavola"
                optional
                maxLength={200}
                value={companion.diet}
                onValue={(text) => change(at, { diet: text })}
              />
              <IconButton
                icon={IconX}
                label={`Togli ${companion.name || 'questa persona'}`}
                onClick={() => setCompanions((all) => all.filter((_, index) => index !== at))}
              />
            </fieldset>
          ))}
          {companions.length < mostCompanions && (
            <Button
              variant="quiet"
              icon={IconPlus}
              onClick={() => setCompanions((all) => [...all, { name: '', diet: '' }])}
            >
              Aggiungi chi viene con te
            </Button>
          )}
        </>
      )}
      <TextArea
        label="Un messaggio per gli sposi"
        optional
        rows={3}
        maxLength={1000}
        value={message}
        onValue={setMessage}
      />
      {failure !== undefined && <Notice tone="danger">{failure}</Notice>}
      <p className={css.privacy}>
        La risposta arriva solo agli sposi, che la usano per preparare la festa; le esigenze a tavola sono
        facoltative. Si cancella con il loro account.{' '}
        <UiLink href="/privacy-policy">Informativa privacy</UiLink>
      </p>
      <Button type="submit" busy={busy} disabled={!hydrated}>
        {before ? 'Invia la nuova risposta' : 'Invia la risposta'}
      </Button>
    </form>
  )
}
