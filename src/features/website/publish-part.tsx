import type { WeddingWebsite } from '#contract/website/website.ts'
import { lazy, Suspense, useState, type FormEvent } from 'react'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/state/skeleton.tsx'
import { Switch } from '../../ui/form/switch.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { useReach } from '../sync/reach-face.ts'
import { CopyLink } from './copy-link.tsx'
import type { WebsiteActions } from './website-actions.ts'
import { websiteUrl } from './website-draft.ts'
import css from './website.module.css'

const QrPanel = lazy(async () => ({ default: (await import('./invitations/qr-panel.tsx')).QrPanel }))

const SHORTEST_PASSWORD = 4

/** Who can open the page, and how to get there. */
export function PublishPart({ website, actions }: { website: WeddingWebsite; actions: WebsiteActions }) {
  const url = websiteUrl(website, location.origin)
  const isOnline = useReach() === 'online'
  return (
    <div className={css.publish}>
      <section className={css.panel} aria-labelledby="pubblicazione">
        <h2 id="pubblicazione">Chi la può aprire</h2>
        <Switch
          label="La pagina è pubblicata"
          hint="In bozza la vedete solo voi; chi apre l’indirizzo trova una pagina chiusa."
          checked={website.published}
          onChecked={(published) =>
            void actions.save(
              { published },
              published ? 'Il sito è pubblicato.' : 'Il sito è tornato in bozza.',
            )
          }
        />
        <Switch
          label="I motori di ricerca la possono mostrare"
          hint={
            website.hasPassword
              ? 'Con una password non si può.'
              : 'Altrimenti la trova solo chi ha l’indirizzo.'
          }
          checked={website.indexed && !website.hasPassword}
          disabled={website.hasPassword}
          onChecked={(indexed) =>
            void actions.save(
              { indexed },
              indexed ? 'La pagina si può trovare cercandola.' : 'I motori di ricerca non la mostrano.',
            )
          }
        />
        <PasswordForm website={website} actions={actions} />
      </section>
      <section className={css.panel} aria-labelledby="indirizzo">
        <h2 id="indirizzo">L’indirizzo</h2>
        {url === '' ? (
          <p className={css.soft}>
            L’indirizzo nasce con la prima cosa che salvate{isOnline ? '' : ', appena c’è rete'}. È fatto di
            lettere a caso, perché nessuno lo indovini.
          </p>
        ) : (
          <>
            <p className={css.soft}>
              Per chi invitate è meglio il collegamento personale, che trovate in «Inviti»: così sapete chi ha
              risposto.
            </p>
            <CopyLink label="L’indirizzo della pagina" url={url} />
            <Suspense fallback={<Skeleton shape="picture" />}>
              <QrPanel url={url} />
            </Suspense>
          </>
        )}
      </section>
    </div>
  )
}

function PasswordForm({ website, actions }: { website: WeddingWebsite; actions: WebsiteActions }) {
  const [password, setPassword] = useState('')
  const [error, setError] = useState('')
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (password.trim().length < SHORTEST_PASSWORD) return setError('Almeno quattro lettere.')
    if (await actions.setPassword(password.trim())) setPassword('')
  }
  return (
    <form className={css.password} noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label={website.hasPassword ? 'Una password nuova' : 'Una password per aprirla'}
        optional
        autoComplete="off"
        maxLength={100}
        hint={
          website.hasPassword
            ? 'Quella di adesso non si può rileggere. Se la cambiate, chi l’ha già aperta dovrà dirla di nuovo.'
            : 'La scriverete sull’invito. Senza, apre chiunque abbia l’indirizzo.'
        }
        value={password}
        error={error}
        onValue={(value) => {
          setError('')
          setPassword(value)
        }}
      />
      <div className={css.row}>
        <Button type="submit" variant="quiet" disabled={password === ''}>
          {website.hasPassword ? 'Cambia la password' : 'Metti la password'}
        </Button>
        {website.hasPassword && (
          <Button variant="link" onClick={() => void actions.setPassword(null)}>
            Togli la password
          </Button>
        )}
      </div>
    </form>
  )
}
