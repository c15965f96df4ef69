import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { newId } from '#contract/kit/new-id.ts'
import { useApi } from '../../api/api-context.tsx'
import { failureText } from '../../api/api-error.ts'
import { useCall } from '../../api/use-call.ts'
import { listKey } from '../../lists/use-server-list.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/form/text-area.tsx'
import { notify } from '../../ui/overlay/toasts-store.ts'
import css from './admin-requests.module.css'

type Kind = 'answer' | 'note'

const WORDS = {
  answer: {
    label: (to: string) => `La tua risposta a ${to}`,
    hint: 'Parte per email; chi ha un account la legge anche nella pagina Assistenza.',
    send: 'Invia la risposta',
    done: 'Risposta inviata.',
    bare: 'Scrivi la risposta: parte così com’è.',
  },
  note: {
    label: () => 'Nota interna',
    hint: 'La legge solo chi amministra.',
    send: 'Salva la nota',
    done: 'Nota salvata.',
    bare: 'Scrivi la nota.',
  },
} as const

/** Two buttons, and what either opens: an answer that goes by mail, or a note among administrators. */
export function NoteForm({ requestId, to }: { requestId: string; to: string }) {
  const [kind, setKind] = useState<Kind>()
  if (kind) return <Writing kind={kind} requestId={requestId} to={to} onEnd={() => setKind(undefined)} />
  return (
    <>
      <Button onClick={() => setKind('answer')}>Rispondi</Button>
      <Button variant="quiet" onClick={() => setKind('note')}>
        Aggiungi una nota
      </Button>
    </>
  )
}

function Writing({
  kind,
  requestId,
  to,
  onEnd,
}: {
  kind: Kind
  requestId: string
  to: string
  onEnd: () => void
}) {
  const api = useApi()
  const client = useQueryClient()
  const [id] = useState(newId)
  const [text, setText] = useState('')
  const [bare, setBare] = useState(false)
  const words = WORDS[kind]
  const { run, busy } = useCall(
    async (keyFor) => {
      const body = { id, requestId, text: text.trim(), sent: kind === 'answer' }
      await api('Assistance/addNote', { body, idempotencyKey: keyFor(body) })
      notify({ type: 'success', message: words.done })
      onEnd()
      await client.invalidateQueries({ queryKey: listKey('Assistance/getQueue') })
    },
    (error) => notify({ type: 'danger', message: failureText(error) }),
  )
  return (
    <form
      className={css.writing}
      onSubmit={(event) => {
        event.preventDefault()
        if (!text.trim()) return setBare(true)
        void run()
      }}
    >
      <TextArea
        label={words.label(to)}
        hint={words.hint}
        rows={5}
        maxLength={4000}
        value={text}
        error={bare && !text.trim() ? words.bare : undefined}
        onValue={setText}
      />
      <div className={css.actions}>
        <Button type="submit" busy={busy}>
          {words.send}
        </Button>
        <Button variant="quiet" onClick={onEnd}>
          Annulla
        </Button>
      </div>
    </form>
  )
}
