import type { Ceremony, Couple } from '#contract/couple.ts'
import { provincesIn, regions } from '#contract/places.ts'
import { type FormEvent, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { DayField } from '../../ui/day-field.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { EntityStateMark } from '../../ui/save-mark.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { REVIEW_PATH } from '../sync/sync-queries.ts'
import { useCoupleMark } from './couple-queries.ts'
import { type ProfileDraft, draftOf, profileChanges, profileErrors } from './profile-draft.ts'
import css from './profile.module.css'
import type { CoupleFields } from './profile-screen.tsx'

/** The couple's own data. Only what was typed goes; what the partner changes meanwhile in other fields stays. */
export function CoupleForm({
  couple,
  today,
  onSave,
}: {
  couple: Couple
  today: string
  /** @returns whether it was kept */
  onSave: (changes: CoupleFields, seenVersion: number) => Promise<boolean>
}) {
  const mark = useCoupleMark()
  const [typed, setTyped] = useState<Partial<ProfileDraft>>({})
  // What the partner writes after the first word typed here was not seen by who writes here.
  const [seenVersion, setSeenVersion] = useState(couple.version)
  const [errors, setErrors] = useState<Partial<Record<keyof ProfileDraft, string>>>({})
  const draft = { ...draftOf(couple), ...typed }
  const set = (change: Partial<ProfileDraft>) => {
    setErrors({})
    if (Object.keys(typed).length === 0) setSeenVersion(couple.version)
    setTyped((before) => ({ ...before, ...change }))
  }
  const changes = profileChanges(couple, draft)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const wrong = profileErrors(draft)
    setErrors(wrong)
    if (Object.keys(wrong).length > 0 || Object.keys(changes).length === 0) return
    if (await onSave(changes, seenVersion)) setTyped({})
  }
  return (
    <form className={css.form} noValidate onSubmit={(event) => void submit(event)}>
      <div className={css.pair}>
        <TextField
          label="Nome"
          maxLength={60}
          value={draft.firstName}
          error={errors.firstName}
          onValue={(firstName) => set({ firstName })}
        />
        <TextField
          label="Cognome"
          optional
          maxLength={60}
          value={draft.lastName}
          onValue={(lastName) => set({ lastName })}
        />
        <TextField
          label="Nome di chi sposi"
          maxLength={60}
          value={draft.partnerName}
          error={errors.partnerName}
          onValue={(partnerName) => set({ partnerName })}
        />
        <TextField
          label="Cognome"
          optional
          maxLength={60}
          value={draft.partnerLastName}
          onValue={(partnerLastName) => set({ partnerLastName })}
        />
      </div>
      <DayField
        label="Il giorno delle nozze"
        optional
        min={couple.weddingDate && couple.weddingDate < today ? undefined : today}
        value={draft.weddingDate}
        onValue={(weddingDate) => set({ weddingDate })}
      />
      <div className={css.pair}>
        <SelectField
          label="Regione"
          optional
          placeholder="Non lo sappiamo ancora"
          options={regions.map(({ slug, name }) => ({ value: slug, label: name }))}
          value={draft.region}
          onValue={(region) => set({ region, province: '' })}
        />
        <SelectField
          label="Provincia"
          optional
          placeholder="Tutta la regione"
          disabled={!draft.region}
          options={provincesIn(draft.region).map(({ code, name }) => ({ value: code, label: name }))}
          value={draft.province}
          onValue={(province) => set({ province })}
        />
        <TextField
          label="Città o paese"
          optional
          maxLength={80}
          value={draft.city}
          onValue={(city) => set({ city })}
        />
        <TextField
          label="Quanti invitati"
          optional
          inputMode="numeric"
          maxLength={4}
          value={draft.guests}
          error={errors.guests}
          onValue={(guests) => set({ guests })}
        />
      </div>
      <RadioGroup
        label="Il rito"
        columns
        options={[
          { value: 'civile', label: 'Civile' },
          { value: 'religiosa', label: 'Religioso' },
          { value: 'simbolica', label: 'Simbolico' },
          { value: '', label: 'Da decidere' },
        ]}
        value={draft.ceremony}
        onValue={(ceremony) => set({ ceremony: ceremony as Ceremony | '' })}
      />
      <TextField
        label="Lo stile che avete in mente"
        optional
        placeholder="Campagna, elegante, in riva al mare…"
        maxLength={120}
        value={draft.style}
        onValue={(style) => set({ style })}
      />
      <div className={css.foot}>
        <Button type="submit" disabled={Object.keys(changes).length === 0}>
          Salva
        </Button>
        {Object.keys(changes).length === 0 && (
          <EntityStateMark mark={mark} what="i vostri dati" href={REVIEW_PATH} />
        )}
      </div>
    </form>
  )
}
