import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { useState } from 'react'
import { newId } from '#contract/kit/new-id.ts'
import { REAL_WEDDING_PICTURES, missingToPublish } from '#contract/lists/real-wedding-ready.ts'
import type { OwnRealWedding } from '#contract/real-wedding.ts'
import { named } from '../../lib/named.ts'
import { useChanges } from '../../plan/changes.ts'
import { EditorSheet } from '../../plan/editor-sheet.tsx'
import type { Own } from '../../plan/plan-entity.ts'
import { PublishPart } from '../../plan/publish-part.tsx'
import { useEditor } from '../../plan/use-editor.ts'
import { DayField } from '../../ui/day/day-field.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { TextArea } from '../../ui/form/text-area.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { Notice } from '../../ui/state/notice.tsx'
import { PictureList, type PicturesPicker } from '../files/picture-list-face.tsx'
import { type EntityMark, reviewPathOf } from '../sync/sync-face.ts'
import { ownWedding } from './own-wedding-entity.ts'
import { OWN_WEDDING_FIELDS } from './own-wedding-fields.ts'
import { WEDDING_FORM, paragraphsOf, textOfParagraphs } from './wedding-form.ts'
import css from './wedding-sheet.module.css'
import { WeddingCredits } from './wedding-credits.tsx'
import { takenOffWords } from './wedding-words.ts'

type Kept = Own<OwnRealWedding, 'slug' | 'takenOff' | 'readAt'>
export type Typed = Omit<Kept, 'story'> & { story: string }
type Shown = Typed & { id: string; version: number }

const START: Typed = { ...ownWedding.empty, story: '' }

const keptOf = <T extends Partial<Typed>>({ story, ...rest }: T) => ({
  ...rest,
  ...(story !== undefined && { story: paragraphsOf(story) }),
})

/** What is said when it was kept: whether everybody reads it now, or nobody any more. */
function saidOf(wanted: Partial<Typed>, title: string, { isNew = false, isTakenOff = false }): string {
  if (wanted.state === 'published')
    return named(isTakenOff ? 'Lo rileggiamo e lo rimettiamo' : 'Matrimonio pubblicato', title)
  if (isNew) return named('Bozza salvata', title)
  return named(wanted.state === 'draft' ? 'Tolto dalla tua pagina' : 'Matrimonio salvato', title)
}

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
  const { make, edit } = useChanges()
  const [refused, setRefused] = useState(false)
  /** Nothing is kept that everybody would read and that is not whole. */
  const isHeldBack = (values: Typed) => {
    const isWanting = values.state === 'published' && missingToPublish(values).length > 0
    setRefused(isWanting)
    return isWanting
  }
  const shown: Shown | undefined = live && { ...live, story: textOfParagraphs(live.story) }
  const editor = useEditor<Shown, Typed, Typed>({
    entity: ownWedding,
    fields: WEDDING_FORM,
    live: shown,
    draft: `realWedding/${live?.id ?? 'new'}`,
    start: START,
    onAdd: async (values) =>
      !isHeldBack(values) &&
      make(
        [ownWedding.creation({ ...keptOf(values), id: newId() })],
        saidOf(values, values.title, { isNew: true }),
      ),
    onEdit: async ({ live: now, wanted, seen: { version } }) =>
      !isHeldBack({ ...now, ...wanted }) &&
      edit(
        ownWedding.change(live!, keptOf(wanted), { version, base: {} }),
        saidOf(wanted, live!.title, { isTakenOff: Boolean(live!.takenOff) }),
      ),
  })
  const { field, values } = editor
  const isOut = live?.state === 'published'
  return (
    <EditorSheet
      editor={editor}
      title={live ? 'Matrimonio' : 'Nuovo matrimonio'}
      width="broad"
      submit={
        values.state === 'published' ? (isOut ? 'Salva' : 'Pubblica') : live ? 'Salva' : 'Salva la bozza'
      }
      {...(live && {
        arrival: { mark, what: live.title, reviewHref: reviewPathOf('vendor') },
        menu: {
          label: 'Altre azioni per questo matrimonio',
          items: (done: (kept: Promise<boolean>) => void) => [
            {
              label: 'Elimina',
              icon: IconTrash,
              danger: true,
              onSelect: () =>
                done(make([ownWedding.removal(live)], named('Matrimonio eliminato', live.title))),
            },
          ],
        },
      })}
      onClose={onClose}
    >
      {live?.takenOff && <Notice tone="warning">{takenOffWords(live.takenOff)}</Notice>}
      <div className={css.two}>
        <TextField {...field.text('title')} {...(!live && { 'data-autofocus': true })} />
        <TextField {...field.text('couple')} />
      </div>
      <div className={css.three}>
        <DayField {...field.day('date')} />
        <TextField {...field.text('city')} />
        <SelectField {...field.choice('region')} />
      </div>
      <PictureList
        id="foto-del-matrimonio"
        most={OWN_WEDDING_FIELDS.pictures.max}
        needed={`Per pubblicarlo ne servono almeno ${REAL_WEDDING_PICTURES}.`}
        firstIs="La prima apre la pagina e sta nelle liste."
        pictures={values.pictures}
        news={field.text('pictures').news}
        onPictures={(pictures) => editor.set({ pictures: [...pictures] })}
        renderPicker={renderPicker}
      />
      <TextArea {...field.text('story')} rows={6} />
      <TextArea {...field.text('quote')} rows={2} />
      <div className={css.two}>
        <TextField {...field.number('guestCount')} />
        <TextField {...field.text('style')} />
      </div>
      <WeddingCredits
        credits={values.credits}
        error={editor.errors['credits']}
        onCredits={(credits) => editor.set({ credits: [...credits] })}
      />
      <PublishPart
        consent={field.flag('consent')}
        state={field.choice('state')}
        agreed="Hanno visto queste foto e questo racconto, e vanno bene a tutti e due, con i nomi scritti così."
        seen={
          live?.takenOff
            ? 'Lo rileggiamo, poi torna sulla tua pagina.'
            : 'È sulla tua pagina e fra i matrimoni veri.'
        }
        missing={missingToPublish(values)}
        refused={refused}
      />
    </EditorSheet>
  )
}
