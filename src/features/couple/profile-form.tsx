import type { Ceremony, Couple } from '#contract/people/couple.ts'
import { provincesIn, regions } from '#contract/lists/places/places.ts'
import { StandingForm } from '../../plan/editor/standing-form.tsx'
import { useEditor } from '../../plan/editor/use-editor.ts'
import { DayField } from '../../ui/day/day-field.tsx'
import { RadioGroup } from '../../ui/form/radio-group.tsx'
import { EntityStateMark } from '../../ui/state/save-mark.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { REVIEW_PATH } from '../sync/sync-face.ts'
import { type PartnerKey, useCoupleMark } from './couple-queries.ts'
import { CEREMONY_WORDS } from './couple-words.ts'
import { type ProfileDraft, draftOf, profileChanges } from './profile-draft.ts'
import { profileFields } from './profile-fields.ts'
import css from './profile.module.css'
import type { CoupleFields } from './profile-screen.tsx'

/**
 * The couple's own data: what is typed is saved when its field is left, what is chosen at once. Only that goes; what the
 * partner changes meanwhile in other fields stays.
 */
export function CoupleForm({
  couple,
  me,
  today,
  onSave,
}: {
  couple: Couple
  me: PartnerKey
  today: string
  /** @returns whether it was kept */
  onSave: (changes: CoupleFields, seenVersion: number) => Promise<boolean>
}) {
  const mark = useCoupleMark()
  const saved = draftOf(couple)
  const save = (wanted: Partial<ProfileDraft>, seenVersion: number) => {
    const changes = profileChanges(couple, { ...saved, ...wanted })
    return Object.keys(changes).length > 0 ? onSave(changes, seenVersion) : Promise.resolve(true)
  }
  const editor = useEditor({
    entity: { kind: 'couple' },
    fields: profileFields(couple, me),
    live: { id: couple.id, version: couple.version, ...saved },
    draft: 'couple',
    standing: true,
    start: saved,
    onEdit: ({ wanted, seen }: { wanted: Partial<ProfileDraft>; seen: { version: number } }) =>
      save(wanted, seen.version),
  })
  const { field, values } = editor
  const choose = (wanted: Partial<ProfileDraft>) => void save(wanted, couple.version)
  return (
    <StandingForm editor={editor} className={css.form}>
      <section className={css.group} aria-labelledby="who">
        <div className={css.head}>
          <h2 id="who">Voi</h2>
          {!editor.dirty && <EntityStateMark mark={mark} what="i vostri dati" href={REVIEW_PATH} />}
        </div>
        <div className={css.pair}>
          <TextField {...field.text('firstName')} />
          <TextField {...field.text('lastName')} />
          <TextField {...field.text('partnerName')} />
          <TextField {...field.text('partnerLastName')} disabled={values.partnerName.trim() === ''} />
        </div>
      </section>
      <section className={css.group} aria-labelledby="day">
        <h2 id="day">Il giorno</h2>
        <div className={css.pair}>
          <DayField
            {...field.day('weddingDate')}
            min={couple.weddingDate && couple.weddingDate < today ? undefined : today}
          />
          <TextField {...field.text('guests')} inputMode="numeric" />
        </div>
        <div className={css.three}>
          <SelectField
            {...field.choice('region')}
            placeholder="Da decidere"
            options={regions.map(({ slug, name }) => ({ value: slug, label: name }))}
            onValue={(region) => choose({ region, province: '' })}
          />
          <SelectField
            {...field.choice('province')}
            placeholder="Tutta la regione"
            disabled={!values.region}
            options={provincesIn(values.region).map(({ code, name }) => ({ value: code, label: name }))}
            onValue={(province) => choose({ province })}
          />
          <TextField {...field.text('city')} />
        </div>
        <RadioGroup
          label="Il rito"
          columns
          options={[
            ...Object.entries(CEREMONY_WORDS).map(([value, label]) => ({ value, label })),
            { value: '', label: 'Da decidere' },
          ]}
          value={values.ceremony}
          onValue={(ceremony) => choose({ ceremony: ceremony as Ceremony | '' })}
        />
        <TextField {...field.text('style')} />
      </section>
    </StandingForm>
  )
}
