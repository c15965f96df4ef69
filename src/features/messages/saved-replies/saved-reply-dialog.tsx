import { useState } from 'react'
import { newId } from '#contract/kit/new-id.ts'
import { REPLY_NAME, REPLY_TEXT, SAVED_REPLIES_FULL } from '#contract/lists/vendors/saved-replies.ts'
import type { SavedReply } from '#contract/vendors/saved-reply.ts'
import { useChanges } from '../../../plan/changes.ts'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'
import { DraftNotice } from '../../../ui/state/draft-notice.tsx'
import { Notice } from '../../../ui/state/notice.tsx'
import { useKeptForm } from '../../sync/form-queries.ts'
import css from './saved-replies.module.css'
import { savedReply } from './saved-reply-entity.ts'
import { REPLY_FIELDS } from './saved-reply-fields.ts'

const wordsOf = ({ name, text }: SavedReply) => ({ name, text })

/**
 * Writes an answer to keep, or changes one.
 * @param typed what is in the message's field: a new one begins with it
 */
export function SavedReplyDialog({
  reply,
  typed,
  isFull,
  onClose,
}: {
  reply: SavedReply | undefined
  typed: string
  isFull: boolean
  onClose: () => void
}) {
  const { make, edit } = useChanges()
  const form = useKeptForm(
    `saved-reply/${reply?.id ?? 'new'}`,
    reply ? wordsOf(reply) : { name: '', text: typed.slice(0, REPLY_TEXT) },
    reply?.version,
  )
  const { name, text } = form.fields
  const [asked, setAsked] = useState(false)
  const said = { name: name.trim(), text: text.trim() }
  const save = async () => {
    setAsked(true)
    if (!said.name || !said.text || (!reply && isFull)) return
    const done = `Risposta pronta salvata: ${said.name}.`
    const kept = await form.save(() =>
      reply
        ? edit(
            savedReply.change(reply, said, { version: form.version ?? reply.version, base: form.seen }),
            done,
          )
        : make([savedReply.creation({ id: newId(), ...said })], done),
    )
    if (kept) onClose()
  }
  return (
    <ConfirmDialog
      open
      title={reply ? 'Cambiare la risposta pronta?' : 'Una risposta da tenere pronta?'}
      confirmLabel="Salva"
      onConfirm={() => void save()}
      onCancel={onClose}
    >
      <div className={css.form}>
        <DraftNotice found={form.found} onDiscard={form.clear} />
        {!reply && isFull && <Notice tone="warning">{SAVED_REPLIES_FULL}</Notice>}
        <TextField
          label={REPLY_FIELDS.name.label}
          placeholder="Il sopralluogo"
          maxLength={REPLY_NAME}
          value={name}
          onValue={(typedName) => form.set({ name: typedName })}
          error={asked && !said.name ? REPLY_FIELDS.name.required : undefined}
        />
        <TextArea
          label={REPLY_FIELDS.text.label}
          rows={6}
          maxLength={REPLY_TEXT}
          value={text}
          onValue={(typedText) => form.set({ text: typedText })}
          hint="{nome} diventa i nomi dei due; {data} il suo giorno, o «giorno che sceglierete» se non l’ha ancora."
          error={asked && !said.text ? REPLY_FIELDS.text.required : undefined}
        />
      </div>
    </ConfirmDialog>
  )
}
