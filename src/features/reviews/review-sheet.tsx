import { newId } from '#contract/kit/new-id.ts'
import { type FormEvent, useId, useState } from 'react'
import { heard } from '../../lib/fault-log.ts'
import { Button } from '../../ui/button.tsx'
import { DraftNotice } from '../../ui/state/draft-notice.tsx'
import { Notice } from '../../ui/state/notice.tsx'
import { Sheet } from '../../ui/overlay/sheet.tsx'
import { TextArea } from '../../ui/form/text-area.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { notify } from '../../ui/overlay/toasts-store.ts'
import { useChanges } from '../../plan/changes.ts'
import { type KeptFile, usePictureUpload } from '../files/file-face.ts'
import { useKeptForm } from '../sync/form-queries.ts'
import { ASPECTS } from './review-queries.ts'
import { reviewAdd } from './review-commands.ts'
import css from './review-form.module.css'
import { ReviewPhotos } from './review-photos.tsx'
import { StarField } from './star-field.tsx'

const LEAST_LETTERS = 20
const NO_ASPECTS = { quality: 0, kindness: 0, value: 0, flexibility: 0 }
const NO_PHOTOS: readonly KeptFile[] = []

/** How it was, from those who were there: stars, words, pictures. Written without a network too. */
export function ReviewSheet({
  vendorId,
  name,
  onClose,
}: {
  vendorId: string
  name: string
  onClose: () => void
}) {
  const formId = useId()
  const { make } = useChanges()
  const { discard } = usePictureUpload()
  const form = useKeptForm(`review/${vendorId}`, {
    rating: 0,
    aspects: NO_ASPECTS,
    title: '',
    text: '',
    photos: NO_PHOTOS,
  })
  const { rating, aspects, title, text, photos } = form.fields
  const [wrong, setWrong] = useState<string>()
  /** What nothing names any more is not sent. */
  const forget = () => {
    form.clear()
    void discard(photos.map(({ id }) => id)).catch(heard('review-sheet'))
  }
  const giveUp = () => {
    forget()
    onClose()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (rating === 0) return setWrong('Scegliete quante stelle.')
    if (text.trim().length < LEAST_LETTERS) return setWrong('Due righe in più: aiutano chi deve scegliere.')
    const given = Object.values(aspects).filter((stars) => stars > 0).length
    const rated = given === ASPECTS.length
    if (given > 0 && !rated) return setWrong('Date le stelle a tutte e quattro le voci qui sotto.')
    const args = {
      id: newId(),
      vendorId,
      name,
      rating,
      text: text.trim(),
      ...(rated && { aspects }),
      ...(title.trim() && { title: title.trim() }),
      photos: photos.map(({ id }) => ({ fileId: id })),
    }
    if (!(await form.save(() => make([{ submission: { definition: reviewAdd, args } }])))) return
    notify({ type: 'success', message: 'Grazie. La leggiamo e poi la pubblichiamo.' })
    onClose()
  }
  return (
    <Sheet
      open
      title={`Com’è andata con ${name}`}
      dirty={form.dirty}
      onClose={giveUp}
      footer={
        <Button type="submit" form={formId} wide>
          Manda la recensione
        </Button>
      }
    >
      <form id={formId} className={css.form} noValidate onSubmit={(event) => void submit(event)}>
        <DraftNotice found={form.found} onDiscard={forget} />
        <StarField
          big
          label="Nel complesso"
          value={rating}
          onValue={(stars) => form.set({ rating: stars })}
        />
        <div className={css.aspects}>
          {ASPECTS.map(([key, label]) => (
            <StarField
              key={key}
              label={label}
              value={aspects[key]}
              onValue={(stars) => form.set({ aspects: { ...aspects, [key]: stars } })}
            />
          ))}
          {Object.values(aspects).some((stars) => stars > 0) && (
            <Button variant="quiet" onClick={() => form.set({ aspects: NO_ASPECTS })}>
              Togli le stelle di queste voci
            </Button>
          )}
        </div>
        <TextField
          label="Un titolo"
          optional
          maxLength={120}
          value={title}
          onValue={(value) => form.set({ title: value })}
        />
        <TextArea
          label="Il vostro racconto"
          rows={6}
          maxLength={4000}
          placeholder="Che cosa vi è piaciuto, e che cosa direste a un’altra coppia."
          value={text}
          onValue={(value) => form.set({ text: value })}
        />
        <ReviewPhotos photos={photos} onPhotos={(chosen) => form.set({ photos: chosen })} />
        <div role="alert">{wrong && <Notice tone="danger">{wrong}</Notice>}</div>
        <p className={css.soft}>
          Firmate con i vostri nomi di battesimo. La leggiamo prima di pubblicarla; il fornitore può
          rispondere, non toglierla.
        </p>
      </form>
    </Sheet>
  )
}
