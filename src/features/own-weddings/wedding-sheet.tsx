import { newId } from '#contract/kit/new-id.ts'
import { REAL_WEDDING_PICTURES, missingToPublish } from '#contract/lists/vendors/real-wedding-ready.ts'
import type { OwnRealWedding } from '#contract/vendors/real-wedding.ts'
import type { Own } from '../../plan/plan-entity.ts'
import { PublishedSheet } from '../../plan/editor/published-sheet.tsx'
import { DayField } from '../../ui/day/day-field.tsx'
import { FieldRow } from '../../ui/form/field-row.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { TextArea } from '../../ui/form/text-area.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { Notice } from '../../ui/state/notice.tsx'
import type { PicturesPicker } from '../files/picture-list-face.tsx'
import type { EntityMark } from '../sync/sync-face.ts'
import { ownWedding } from './own-wedding-entity.ts'
import { OWN_WEDDING_FIELDS } from './own-wedding-fields.ts'
import { WEDDING_FORM, paragraphsOf, textOfParagraphs } from './wedding-form.ts'
import { WeddingCredits } from './wedding-credits.tsx'
import { takenOffWords } from './wedding-words.ts'

type Kept = Own<OwnRealWedding, 'slug' | 'takenOff' | 'readAt'>
export type Typed = Omit<Kept, 'story'> & { story: string }

const START: Typed = { ...ownWedding.empty, story: '' }

const WORDS = {
  title: 'Matrimonio',
  new: 'Nuovo matrimonio',
  menu: 'Altre azioni per questo matrimonio',
  published: 'Matrimonio pubblicato',
  saved: 'Matrimonio salvato',
  removed: 'Matrimonio eliminato',
  agreed: 'Hanno visto queste foto e questo racconto, e vanno bene a tutti e due, con i nomi scritti così.',
  seen: 'È sulla tua pagina e fra i matrimoni veri.',
}
/** Of one that was taken off: it is read before everybody sees it again. */
const TAKEN_OFF_WORDS = {
  ...WORDS,
  published: 'Lo rileggiamo e lo rimettiamo',
  seen: 'Lo rileggiamo, poi torna sulla tua pagina.',
}

const keptOf = <T extends Partial<Typed>>({ story, ...rest }: T) => ({
  ...rest,
  ...(story !== undefined && { story: paragraphsOf(story) }),
})

/** A new wedding, or one to change. */
export function WeddingSheet({
  live,
  mark,
  renderPicker,
  onClose,
}: {
  live: OwnRealWedding | undefined
  mark: EntityMark | undefined
  renderPicker: PicturesPicker
  onClose: () => void
}) {
  return (
    <PublishedSheet<Typed>
      kind={ownWedding.kind}
      fields={WEDDING_FORM}
      live={live && { ...live, story: textOfParagraphs(live.story) }}
      start={START}
      mark={mark}
      words={live?.takenOff ? TAKEN_OFF_WORDS : WORDS}
      pictures={{
        id: 'foto-del-matrimonio',
        most: OWN_WEDDING_FIELDS.pictures.max,
        needed: `Per pubblicarlo ne servono almeno ${REAL_WEDDING_PICTURES}.`,
        firstIs: 'La prima apre la pagina e sta nelle liste.',
        renderPicker,
      }}
      missing={missingToPublish}
      creation={(values) => ownWedding.creation({ ...keptOf(values), id: newId() })}
      change={(wanted, version) => ownWedding.change(live!, keptOf(wanted), { version, base: {} })}
      removal={() => ownWedding.removal(live!)}
      onClose={onClose}
    >
      {({ field, values, errors, set }, pictures) => (
        <>
          {live?.takenOff && <Notice tone="warning">{takenOffWords(live.takenOff)}</Notice>}
          <FieldRow>
            <TextField {...field.text('title')} {...(!live && { 'data-autofocus': true })} />
            <TextField {...field.text('couple')} />
          </FieldRow>
          <FieldRow of={3}>
            <DayField {...field.day('date')} />
            <TextField {...field.text('city')} />
            <SelectField {...field.choice('region')} />
          </FieldRow>
          {pictures}
          <TextArea {...field.text('story')} rows={6} />
          <TextArea {...field.text('quote')} rows={2} />
          <FieldRow>
            <TextField {...field.number('guestCount')} />
            <TextField {...field.text('style')} />
          </FieldRow>
          <WeddingCredits
            credits={values.credits}
            error={errors['credits']}
            onCredits={(credits) => set({ credits: [...credits] })}
          />
        </>
      )}
    </PublishedSheet>
  )
}
