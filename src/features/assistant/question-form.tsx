import IconArrowNarrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowNarrowUp.mjs'
import IconPlayerStopFilled from '@tabler/icons-react/dist/esm/icons/IconPlayerStopFilled.mjs'
import { useEffect, useRef, useState } from 'react'
import { ASSISTANT_LIMITS } from '#contract/lists/site/assistant-limits.ts'
import { useTypedBefore } from '../../ui/form/use-typed-before.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import css from './assistant.module.css'

export interface QuestionFormProps {
  ready: boolean
  /** What was kept of the box. */
  draft: string
  busy: boolean
  online: boolean
  /** The element that says what can be done without a network. */
  offlineNoteId: string
  onSend: (text: string) => void
  onStop: () => void
  onDraft: (text: string) => void
}

/** The box: Enter asks, Shift+Enter makes a new line; while an answer comes the button stops it. */
export function QuestionForm({
  ready,
  draft,
  busy,
  online,
  offlineNoteId,
  onSend,
  onStop,
  onDraft,
}: QuestionFormProps) {
  const [text, setText] = useState(draft)
  const [known, setKnown] = useState(draft)
  const box = useRef<HTMLTextAreaElement>(null)
  useTypedBefore(box, ({ value }) => setText(value))
  // What comes back into the box, or was kept from the last visit.
  if (draft !== known) {
    setKnown(draft)
    if (draft) setText(draft)
  }
  const latest = useRef(text)
  useEffect(() => {
    latest.current = text
  }, [text])
  useEffect(() => {
    const keep = () => onDraft(latest.current)
    addEventListener('pagehide', keep)
    return () => removeEventListener('pagehide', keep)
  }, [onDraft])

  const send = () => {
    const question = text.trim()
    if (!question || busy || !ready) return
    if (!online) return onDraft(text)
    setText('')
    setKnown('')
    onSend(question)
    box.current?.focus()
  }
  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <div className={css.box}>
        <textarea
          ref={box}
          className={css.input}
          rows={1}
          value={text}
          maxLength={ASSISTANT_LIMITS.questionCharacters}
          placeholder="Scrivi la tua domanda"
          aria-label="La tua domanda"
          aria-describedby={online ? undefined : offlineNoteId}
          enterKeyHint="send"
          onChange={(event) => setText(event.target.value)}
          onBlur={() => onDraft(text)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
            event.preventDefault()
            send()
          }}
        />
        {busy ? (
          <IconButton
            icon={IconPlayerStopFilled}
            label="Ferma la risposta"
            variant="framed"
            onClick={onStop}
          />
        ) : (
          <IconButton
            icon={IconArrowNarrowUp}
            label="Chiedi"
            variant="framed"
            type="submit"
            className={css.send}
            disabled={!ready || !online || text.trim() === ''}
          />
        )}
      </div>
    </form>
  )
}
