import { MESSAGE_FILES_MAX, MESSAGE_TEXT_MAX } from '#contract/lists/vendors/message-words.ts'
import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs'
import IconPaperclip from '@tabler/icons-react/dist/esm/icons/IconPaperclip.mjs'
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { type FormEvent, type KeyboardEvent, type ReactNode, useState } from 'react'
import { Icon } from '../../../ui/icon.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Notice } from '../../../ui/state/notice.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { FileChooser, useFileChoice } from '../../files/file-choice-face.tsx'
import { type KeptFile, useShownPicture } from '../../files/file-face.ts'
import type { Draft } from '../message-queries.ts'
import css from '../messages.module.css'

/** On a wide screen with a keyboard Enter sends; on a phone it begins a line. */
const enterSends = () => matchMedia('(min-width: 48rem) and (hover: hover)').matches

/** What was not sent, before what was typed since. */
const withBefore = (before: Draft, now: Draft): Draft => ({
  text: [before.text, now.text].filter(Boolean).join('\n'),
  files: [...before.files, ...now.files],
})

/** Where a message is written: it stays on this device until it is sent. */
export function Composer({
  name,
  draft,
  attaches = true,
  tools,
  onDraft,
  onTake,
  onTyping,
  onSend,
}: {
  /** Whom it goes to. */
  name: string
  draft: Draft
  attaches?: boolean
  /** What else helps to write, beside the attachments. */
  tools?: ReactNode
  onDraft: (change: (now: Draft) => Draft) => void
  /** What is in the field is being sent: from now on it holds what is typed after it. */
  onTake: () => void
  onTyping: () => void
  /** @returns whether it was taken: if not, what was written comes back */
  onSend: (draft: Draft) => Promise<boolean>
}) {
  const [sending, setSending] = useState(false)
  const choice = useFileChoice({
    most: MESSAGE_FILES_MAX,
    count: draft.files.length,
    full: `In un messaggio vanno fino a ${MESSAGE_FILES_MAX} file.`,
    onKept: (kept) => onDraft((now) => ({ ...now, files: [...now.files, ...kept] })),
  })
  const { busy: adding, wrong } = choice
  const text = draft.text.trim()
  const isEmpty = text === '' && draft.files.length === 0

  const send = async (event?: FormEvent) => {
    event?.preventDefault()
    if (isEmpty || sending || adding) return
    setSending(true)
    choice.forgive()
    onTake()
    if (!(await onSend({ text, files: draft.files }))) onDraft((now) => withBefore(draft, now))
    setSending(false)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || !enterSends()) return
    event.preventDefault()
    void send()
  }
  const drop = (id: string) => {
    onDraft((now) => ({ ...now, files: now.files.filter((file) => file.id !== id) }))
    choice.drop(id)
  }

  return (
    <form className={css.composer} onSubmit={(event) => void send(event)}>
      {wrong.map((words) => (
        <Notice key={words} tone="warning">
          {words}
        </Notice>
      ))}
      {draft.files.length > 0 && (
        <ul className={css.chosen} aria-label="Allegati">
          {draft.files.map((file) => (
            <ChosenFile key={file.id} file={file} onDrop={() => drop(file.id)} />
          ))}
        </ul>
      )}
      <div className={css.write}>
        {attaches && (
          <>
            <FileChooser choice={choice} label="Foto o PDF da allegare" />
            <IconButton
              icon={IconPaperclip}
              label="Allega foto o PDF"
              disabled={adding || draft.files.length >= MESSAGE_FILES_MAX}
              onClick={choice.open}
            />
          </>
        )}
        {tools}
        <TextArea
          label={`Messaggio per ${name}`}
          hideLabel
          rows={1}
          maxLength={MESSAGE_TEXT_MAX}
          placeholder="Scrivi un messaggio"
          className={css.field}
          value={draft.text}
          onKeyDown={onKeyDown}
          onValue={(value) => {
            onDraft((now) => ({ ...now, text: value }))
            if (value.trim()) onTyping()
          }}
        />
        <IconButton
          icon={IconSend}
          type="submit"
          variant="accent"
          label="Invia"
          className={css.send}
          disabled={isEmpty || sending || adding}
        />
      </div>
    </form>
  )
}

function ChosenFile({ file, onDrop }: { file: KeptFile; onDrop: () => void }) {
  const shown = useShownPicture(file.kind === 'picture' ? file.id : undefined, null, {
    ...file,
    alt: file.name,
  })
  return (
    <li data-document={file.kind === 'document' || undefined}>
      {file.kind === 'picture' ? (
        shown && <Picture picture={shown} sizes="64px" ratio="1/1" rounded />
      ) : (
        <span className={css.document}>
          <Icon of={IconFileText} />
          <span className={css.fileName}>{file.name}</span>
        </span>
      )}
      <IconButton icon={IconX} variant="floating" label={`Togli ${file.name}`} onClick={onDrop} />
    </li>
  )
}
