import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { QueuedWedding, WeddingVerdict } from '#contract/vendors/real-wedding.ts'
import { regionOf } from '#contract/lists/places/places.ts'
import { useApi } from '../../api/api-context.tsx'
import { failureText } from '../../api/api-error.ts'
import { useCall } from '../../api/use-call.ts'
import { formatDay, formatInstant } from '../../lib/day.ts'
import { named } from '../../lib/named.ts'
import { plural } from '../../lib/text.ts'
import { ReasonDialog } from '../../lists/reason-dialog.tsx'
import { listKey } from '../../lists/use-server-list.ts'
import { Button } from '../../ui/button.tsx'
import { UiLink } from '../../ui/link.tsx'
import { notify } from '../../ui/overlay/toasts-store.ts'
import { Picture } from '../../ui/picture.tsx'
import { Notice } from '../../ui/state/notice.tsx'
import css from './wedding-item.module.css'

/** A wedding with all that everybody reads of it, and what can be done. */
export function WeddingItem({ wedding }: { wedding: QueuedWedding }) {
  const api = useApi()
  const client = useQueryClient()
  const [taking, setTaking] = useState(false)
  const { id, version, title, slug, vendorId, vendorName, pictures, story, quote, takenOff, readAt } = wedding
  const isOut = wedding.state === 'published'
  const isShown = isOut && !takenOff
  const hidden = isShown ? wedding.hidden : undefined
  const isRead = readAt !== null && readAt >= wedding.updatedAt
  const reload = () => client.invalidateQueries({ queryKey: listKey('RealWeddings/getQueue') })
  const { run: decide, busy } = useCall(
    async (keyFor, body: WeddingVerdict, message: string) => {
      await api('RealWeddings/moderate', { params: { id }, body, idempotencyKey: keyFor(body) })
      notify({ type: 'success', message: named(message, title) })
      await reload()
    },
    (error) => {
      notify({ type: 'danger', message: failureText(error) })
      // What was written meanwhile is what is to be read now.
      void reload()
    },
  )
  return (
    <li>
      <article className={css.wedding} aria-labelledby={id}>
        <p className={css.about}>
          <UiLink href={`/admin/fornitori/${vendorId}`}>{vendorName}</UiLink>
          <span>scritto il {formatInstant(wedding.updatedAt)}</span>
          {isShown && !hidden && <UiLink href={`/matrimoni-veri/${slug}`}>Vedi la pagina</UiLink>}
        </p>
        {hidden && (
          <Notice tone="info">
            {hidden === 'vendor'
              ? 'Nessuno lo vede: la pagina del fornitore non è pubblica.'
              : 'Nessuno lo vede: il piano del fornitore non mostra matrimoni veri.'}
          </Notice>
        )}
        <h2 id={id} className={css.title}>
          {title}
        </h2>
        <p className={css.about}>{whoWhereWhen(wedding)}</p>
        {takenOff && (
          <Notice tone={takenOff.state === 'asked' ? 'info' : 'warning'}>
            Tolto il {formatInstant(takenOff.at)}: «{takenOff.reason}»
            {takenOff.state === 'asked' &&
              ' Il fornitore l’ha pubblicato di nuovo: non si vede finché non lo rimetti.'}
          </Notice>
        )}
        {pictures.length > 0 && (
          <ul className={css.pictures} aria-label={plural(pictures.length, 'foto', 'foto')}>
            {pictures.map((picture) => (
              <li key={picture.id}>
                <Picture picture={picture} sizes="10rem" ratio="4/3" rounded />
              </li>
            ))}
          </ul>
        )}
        {story.length > 0 && (
          <div className={css.story}>
            {story.map((paragraph, at) => (
              <p key={at}>{paragraph}</p>
            ))}
          </div>
        )}
        {quote && <blockquote className={css.quote}>«{quote}»</blockquote>}
        {wedding.creditNames.length > 0 && (
          <p className={css.about}>
            {wedding.creditNames.map(({ role, name }) => `${role}: ${name}`).join(' · ')}
          </p>
        )}
        <div className={css.actions}>
          {isShown && !isRead && (
            <Button busy={busy} onClick={() => void decide({ verdict: 'read', version }, 'Letto')}>
              Va bene così
            </Button>
          )}
          {takenOff && (
            <Button
              busy={busy}
              onClick={() => void decide({ verdict: 'putBack', version }, 'Di nuovo sulla pagina')}
            >
              Rimetti sulla pagina
            </Button>
          )}
          {isOut && (
            <Button variant="quiet" onClick={() => setTaking(true)}>
              {takenOff ? 'Lascialo tolto' : 'Togli dalla pagina'}
            </Button>
          )}
        </div>
      </article>
      <ReasonDialog
        open={taking}
        title={takenOff ? 'Lasciarlo tolto?' : 'Togliere questo matrimonio?'}
        confirmLabel={takenOff ? 'Lascia tolto' : 'Togli'}
        label="Il motivo, che il fornitore leggerà"
        unsaid="Scrivi perché: il fornitore deve saperlo."
        onCancel={() => setTaking(false)}
        onReason={(reason) => {
          setTaking(false)
          void decide({ verdict: 'takeOff', version, reason }, 'Tolto dalla pagina')
        }}
      />
    </li>
  )
}

function whoWhereWhen({ couple, city, region, date, guestCount }: QueuedWedding): string {
  const place = [city, region && regionOf(region)?.name].filter(Boolean).join(', ')
  const guests = guestCount > 0 ? plural(guestCount, 'invitato', 'invitati') : ''
  return [couple, place, date && formatDay(date, 'medium'), guests].filter(Boolean).join(' · ')
}
