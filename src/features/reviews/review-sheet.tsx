import { newId } from '#contract/new-id.ts'
import { type FormEvent, useId, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { notify } from '../../ui/toasts-store.ts'
import { useChanges } from '../couple/change-queries.ts'
import type { KeptFile } from '../files/file-queries.ts'
import { ASPECTS } from './review-queries.ts'
import { reviewAdd } from './review-commands.ts'
import css from './review-form.module.css'
import { ReviewPhotos } from './review-photos.tsx'
import { StarField } from './star-field.tsx'

const LEAST_LETTERS = 20

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
  const [open, setOpen] = useState(true)
  const [rating, setRating] = useState(0)
  const [aspects, setAspects] = useState({ quality: 0, kindness: 0, value: 0, flexibility: 0 })
  const [title, setTitle] = useState('')
  const [text, setText] = useState('')
  const [photos, setPhotos] = useState<readonly KeptFile[]>([])
  const [wrong, setWrong] = useState<string>()
  const close = () => {
    setOpen(false)
    // The sheet plays its exit before it leaves.
    setTimeout(onClose, 240)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (rating === 0) return setWrong('Scegliete quante stelle.')
    if (text.trim().length < LEAST_LETTERS) return setWrong('Due righe in più: aiutano chi deve scegliere.')
    const rated = Object.values(aspects).every((stars) => stars > 0)
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
    if (!(await make([{ submission: { definition: reviewAdd, args } }]))) return
    notify({ type: 'success', message: 'Grazie. La leggiamo e poi la pubblichiamo.' })
    close()
  }
  return (
    <Sheet
      open={open}
      title={`Com’è andata con ${name}`}
      dirty={rating > 0 || text !== '' || photos.length > 0}
      onClose={close}
      footer={
        <Button type="submit" form={formId} wide>
          Manda la recensione
        </Button>
      }
    >
      <form id={formId} className={css.form} noValidate onSubmit={(event) => void submit(event)}>
        <StarField big label="Nel complesso" value={rating} onValue={setRating} />
        <div className={css.aspects}>
          {ASPECTS.map(([key, label]) => (
            <StarField
              key={key}
              label={label}
              value={aspects[key]}
              onValue={(stars) => setAspects((before) => ({ ...before, [key]: stars }))}
            />
          ))}
        </div>
        <TextField label="Un titolo" optional maxLength={120} value={title} onValue={setTitle} />
        <TextArea
          label="Il vostro racconto"
          rows={6}
          maxLength={4000}
          placeholder="Che cosa vi è piaciuto, e che cosa direste a un’altra coppia."
          value={text}
          onValue={setText}
        />
        <ReviewPhotos photos={photos} onPhotos={setPhotos} />
        <div role="alert">{wrong && <Notice tone="danger">{wrong}</Notice>}</div>
        <p className={css.soft}>
          Firmate con i vostri nomi di battesimo. La leggiamo prima di pubblicarla; il fornitore può
          rispondere, non toglierla.
        </p>
      </form>
    </Sheet>
  )
}
