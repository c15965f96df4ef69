import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { AccountNote } from '#contract/admin/account-note.ts'
import { newId } from '#contract/kit/new-id.ts'
import { ACCOUNT_NOTE_TEXT } from '#contract/lists/admin/account-notes.ts'
import { useApi } from '../../api/api-context.tsx'
import { failureText } from '../../api/api-error.ts'
import { useCall } from '../../api/use-call.ts'
import { ago } from '../../lib/ago.ts'
import { AtOnceSheet } from '../../lists/at-once-sheet.tsx'
import { Nothing, Part } from '../../lists/record/part.tsx'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/form/text-area.tsx'
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx'
import { Lingering } from '../../ui/overlay/lingering.tsx'
import { Menu } from '../../ui/overlay/menu.tsx'
import { notify } from '../../ui/overlay/toasts-store.ts'
import { accountNoteQueries } from './account-note-queries.ts'
import css from './account-notes.module.css'

interface OfAccount {
  kind: 'couple' | 'vendor'
  id: string
  /** Of the record they stand in, which a write makes old as a whole. */
  recordKey: readonly unknown[]
}

/** In the record of an account: what administrators noted of it, which its owner does not read. */
export function NotesPart(account: OfAccount) {
  const query = useQuery(accountNoteQueries.of(useApi(), account.recordKey, account.id))
  const [writing, setWriting] = useState(false)
  return (
    <>
      <Part
        title="Note interne"
        query={query}
        side={() => (
          <Button variant="link" size="small" onClick={() => setWriting(true)}>
            Aggiungi una nota
          </Button>
        )}
      >
        {(notes) =>
          notes.length === 0 ? (
            <Nothing>Nessuna. Le legge solo chi amministra.</Nothing>
          ) : (
            <ul className={css.notes}>
              {notes.map((note) => (
                <Note key={note.id} note={note} recordKey={account.recordKey} />
              ))}
            </ul>
          )
        }
      </Part>
      <Lingering>{writing && <NoteSheet {...account} onClose={() => setWriting(false)} />}</Lingering>
    </>
  )
}

function Note({
  note: { id, text, author, createdAt },
  recordKey,
}: { note: AccountNote } & Pick<OfAccount, 'recordKey'>) {
  const api = useApi()
  const client = useQueryClient()
  const [asking, setAsking] = useState(false)
  const { run, busy } = useCall(
    async (keyFor) => {
      const asked = { params: { id } }
      await api('Admin/deleteAccountNote', { ...asked, idempotencyKey: keyFor(asked) })
      notify({ type: 'success', message: 'Nota eliminata.' })
      setAsking(false)
      await client.invalidateQueries({ queryKey: recordKey })
    },
    (error) => notify({ type: 'danger', message: failureText(error) }),
  )
  return (
    <li>
      <div>
        <p className={css.text}>{text}</p>
        <p className={css.soft}>
          {author} · {ago(createdAt)}
        </p>
      </div>
      <Menu
        label={`Azioni per la nota di ${author}`}
        items={[{ label: 'Elimina', danger: true, onSelect: () => setAsking(true) }]}
      />
      <Lingering>
        {asking && (
          <ConfirmDialog
            open
            title="Eliminare questa nota?"
            confirmLabel="Elimina"
            danger
            busy={busy}
            onConfirm={() => void run()}
            onCancel={() => setAsking(false)}
          >
            Chi altro amministra non la vedrà più, e non si può tornare indietro.
          </ConfirmDialog>
        )}
      </Lingering>
    </li>
  )
}

function NoteSheet({ kind, id: accountId, recordKey, onClose }: OfAccount & { onClose: () => void }) {
  const api = useApi()
  const client = useQueryClient()
  // Other words are another note, also where the answer to the first was lost.
  const [{ id, text }, setNote] = useState(() => ({ id: newId(), text: '' }))
  const [asked, setAsked] = useState(false)
  const call = useCall(async (keyFor) => {
    const body = { id, kind, accountId, text: text.trim() }
    await api('Admin/addAccountNote', { body, idempotencyKey: keyFor(body) })
    notify({ type: 'success', message: 'Nota salvata.' })
    onClose()
    await client.invalidateQueries({ queryKey: recordKey })
  })
  return (
    <AtOnceSheet
      title="Una nota"
      call={call}
      dirty={text !== ''}
      onSubmit={() => {
        setAsked(true)
        if (text.trim()) void call.run()
      }}
      onClose={onClose}
    >
      <TextArea
        label="Nota"
        hint="La legge solo chi amministra."
        rows={5}
        maxLength={ACCOUNT_NOTE_TEXT}
        value={text}
        onValue={(typed) => setNote({ id: newId(), text: typed })}
        error={asked && !text.trim() ? 'Scrivi la nota.' : undefined}
        data-autofocus
      />
    </AtOnceSheet>
  )
}
