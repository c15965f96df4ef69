import { MAX_COMPANIONS } from '#contract/rsvp-limits.ts'
import type { Invitation } from '#contract/rsvp.ts'
import type { WeddingWebsite } from '#contract/website.ts'
import { useId, useState, type FormEvent } from 'react'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { CopyLink } from './copy-link.tsx'
import type { InvitationFields } from './website-actions.ts'
import { invitationUrl } from './website-draft.ts'
import css from './website.module.css'

/** The sheet's exit lasts this long. */
const CLOSES_IN_MS = 240

/** A new invitation, or one to change with its link. */
export function InvitationSheet({
  title,
  website,
  invitation,
  onSave,
  onClose,
}: {
  title: string
  website?: WeddingWebsite
  invitation?: Invitation
  /** @returns whether it was kept */
  onSave: (fields: InvitationFields) => Promise<boolean>
  onClose: () => void
}) {
  const id = useId()
  const [open, setOpen] = useState(true)
  const [name, setName] = useState(invitation?.name ?? '')
  const [most, setMost] = useState(String(invitation?.maxCompanions ?? 1))
  const [error, setError] = useState('')
  const url = website && invitation ? invitationUrl(website, invitation.code, location.origin) : ''
  const close = () => {
    setOpen(false)
    setTimeout(onClose, CLOSES_IN_MS)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() === '') return setError('Scrivi chi invitate.')
    if (await onSave({ name: name.trim(), maxCompanions: Number(most) })) close()
  }
  return (
    <Sheet
      open={open}
      title={title}
      dirty={name !== (invitation?.name ?? '') || most !== String(invitation?.maxCompanions ?? 1)}
      onClose={close}
      footer={
        <Button type="submit" form={id} wide>
          {invitation ? 'Salva' : 'Aggiungi'}
        </Button>
      }
    >
      <form id={id} className={css.sheetForm} noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          label="Chi invitate"
          placeholder="Famiglia Rossi"
          maxLength={120}
          {...(!invitation && { 'data-autofocus': true })}
          value={name}
          error={error}
          onValue={(value) => {
            setError('')
            setName(value)
          }}
        />
        <SelectField
          label="Quanti possono venire con chi risponde"
          options={Array.from({ length: MAX_COMPANIONS + 1 }, (_, count) => ({
            value: String(count),
            label: count === 0 ? 'Nessuno' : String(count),
          }))}
          value={most}
          onValue={setMost}
        />
        {url !== '' && <CopyLink label="Il collegamento di questo invito" url={url} />}
      </form>
    </Sheet>
  )
}
