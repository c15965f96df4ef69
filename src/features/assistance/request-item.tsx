import type { QueuedRequest, RequestMove } from '#contract/admin/assistance.ts'
import { ASSISTANCE_CATEGORIES } from '#contract/lists/admin/assistance-categories.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../api/api-context.tsx'
import { failureText } from '../../api/api-error.ts'
import { useCall } from '../../api/use-call.ts'
import { ago } from '../../lib/ago.ts'
import { formatInstant } from '../../lib/day.ts'
import { formatBytes, plural } from '../../lib/text.ts'
import { listKey } from '../../lists/use-server-list.ts'
import { useSession } from '../../session/session-context.tsx'
import { Button } from '../../ui/button.tsx'
import { notify } from '../../ui/overlay/toasts-store.ts'
import css from './admin-requests.module.css'
import { NoteForm } from './note-form.tsx'
import { REQUEST_STATES } from '#contract/lists/admin/request-queues.ts'
import { SENDERS } from './request-words.ts'

const ENDED: readonly QueuedRequest['state'][] = ['solved', 'closed']

/** A request with all that was said about it, and what can be done. */
export function RequestItem({ request }: { request: QueuedRequest }) {
  const api = useApi()
  const client = useQueryClient()
  const { id, number, subject, text, createdAt, state, files, faults, notes, assignedTo, assignedName } =
    request
  const isMine = useSession(({ last }) => last?.accountId) === assignedTo
  const category = ASSISTANCE_CATEGORIES.find(({ slug }) => slug === request.category)?.name
  const { run, busy } = useCall(
    async (keyFor, body: RequestMove, message: string) => {
      await api('Assistance/moveRequest', { params: { id }, body, idempotencyKey: keyFor(body) })
      notify({ type: 'success', message })
      await client.invalidateQueries({ queryKey: listKey('Assistance/getQueue') })
    },
    (error) => notify({ type: 'danger', message: failureText(error) }),
  )
  const move = (body: RequestMove, message: string) => void run(body, message)
  return (
    <li>
      <article className={css.request} aria-labelledby={id}>
        <p className={css.about}>
          <span>{number}</span>
          <span>{category}</span>
          <span>{ago(createdAt)}</span>
          <span>
            {REQUEST_STATES[state]}
            {isMine ? ', la segui tu' : assignedName && `, la segue ${assignedName}`}
          </span>
        </p>
        <h2 id={id} className={css.subject}>
          {subject}
        </h2>
        <Sender request={request} />
        <p className={css.text}>{text}</p>
        {files.length > 0 && (
          <ul className={css.files}>
            {files.map((file, index) => (
              <li key={file.id}>
                <a
                  href={file.kind === 'picture' ? file.picture.url : file.url}
                  target="_blank"
                  rel="noreferrer"
                >
                  {file.kind === 'picture' ? `Foto ${index + 1}` : file.name}
                </a>{' '}
                <span className={css.soft}>{formatBytes(file.bytes)}</span>
              </li>
            ))}
          </ul>
        )}
        {faults.length > 0 && (
          <details>
            <summary>{plural(faults.length, 'inciampo del dispositivo', 'inciampi del dispositivo')}</summary>
            <ul className={css.faults}>
              {faults.map(({ at, where, name, message, times }) => (
                <li key={`${at}${where}${name}`}>
                  {formatInstant(at)} · {where}: {name}, {message} {times > 1 && `(${times} volte)`}
                </li>
              ))}
            </ul>
          </details>
        )}
        {notes.map((note) => (
          <div key={note.id} className={css.note} data-sent={note.sent || undefined}>
            <p className={css.soft}>
              {note.sent ? 'Risposta di' : 'Nota di'} {note.authorName}, {formatInstant(note.createdAt)}
            </p>
            <p className={css.text}>{note.text}</p>
          </div>
        ))}
        <div className={css.actions}>
          <NoteForm requestId={id} to={request.name} />
          {!isMine && !ENDED.includes(state) && (
            <Button
              variant="quiet"
              busy={busy}
              onClick={() => move({ mine: true }, `La richiesta ${number} è tua.`)}
            >
              Prendi in carico
            </Button>
          )}
          {isMine && !ENDED.includes(state) && (
            <Button
              variant="quiet"
              busy={busy}
              onClick={() => move({ mine: false }, `La richiesta ${number} non è più tua.`)}
            >
              Lasciala
            </Button>
          )}
          {!ENDED.includes(state) && (
            <Button
              variant="quiet"
              busy={busy}
              onClick={() => move({ state: 'solved' }, `${number}: risolta.`)}
            >
              Segna come risolta
            </Button>
          )}
          {state !== 'closed' && (
            <Button
              variant="quiet"
              busy={busy}
              onClick={() => move({ state: 'closed' }, `${number}: chiusa.`)}
            >
              Chiudi
            </Button>
          )}
          {ENDED.includes(state) && (
            <Button
              variant="quiet"
              busy={busy}
              onClick={() => move({ state: 'in_progress' }, `${number} è di nuovo aperta.`)}
            >
              Riapri
            </Button>
          )}
        </div>
      </article>
    </li>
  )
}

/** Who asks: by the name that was given, and the account it came from. An address is not proved by being written. */
function Sender({ request: { name, email, fromType, fromName } }: { request: QueuedRequest }) {
  return (
    <p className={css.soft}>
      {name} · <a href={`mailto:${email}`}>{email}</a> · {SENDERS[fromType]}
      {fromName && ` «${fromName}»`}
    </p>
  )
}
