import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { HomePage } from '#contract/home-page.ts'
import { HOME_TEXTS, HOME_TEXT_MOST } from '#contract/lists/homepage-limits.ts'
import { useApi } from '../../api/api-context.tsx'
import { failureText } from '../../api/api-error.ts'
import { useCall } from '../../api/use-call.ts'
import { FoundNotice } from '../../lists/found-notice.tsx'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/form/text-area.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { SectionHeader } from '../../ui/frame/page-header.tsx'
import { notify } from '../../ui/overlay/toasts-store.ts'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { Notice } from '../../ui/state/notice.tsx'
import { Skeleton } from '../../ui/state/skeleton.tsx'
import { useKeptForm } from '../sync/form-queries.ts'
import css from './admin-homepage.module.css'
import { FeaturedVendors } from './featured-vendors.tsx'
import { Headline } from './headline.tsx'
import { homePageAsArranged, renewHomePage } from './homepage-queries.ts'

/** The words of the home page, and the vendors that stand first on it. */
export function AdminHomeTexts() {
  const { data, error, refetch, isFetching } = useQuery(homePageAsArranged(useApi()))
  if (data) return <TextsForm page={data} />
  if (!error) return <Skeleton shape="row" count={4} />
  return (
    <ErrorState title="I testi della home non sono arrivati" onRetry={() => void refetch()} busy={isFetching}>
      {failureText(error)}
    </ErrorState>
  )
}

type Fields = Omit<HomePage, 'version'>

function TextsForm({ page: { version, ...saved } }: { page: HomePage }) {
  const api = useApi()
  const client = useQueryClient()
  const form = useKeptForm<Fields>('admin/home', saved, version)
  const { headline, lead, shelfTitle, featured } = form.fields
  const empty = (text: string, what: string) => (text.trim() === '' ? { error: `Scrivi ${what}.` } : {})
  const isWhole = [headline, lead, shelfTitle].every((text) => text.trim() !== '')
  const isOurs = (Object.keys(HOME_TEXTS) as (keyof typeof HOME_TEXTS)[]).every(
    (field) => form.fields[field] === HOME_TEXTS[field],
  )
  const { run, busy, failure } = useCall(async (keyFor) => {
    const { featured: chosen, ...texts } = form.typed
    const body = {
      ...texts,
      ...(chosen && { featured: chosen.map(({ id }) => id) }),
      baseVersion: form.version,
    }
    await api('Admin/updateHomePage', { body, idempotencyKey: keyFor(body) })
    await renewHomePage(client)
    form.clear()
    notify({ type: 'success', message: 'Home cambiata.' })
  })
  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (isWhole) void run()
      }}
    >
      <section className={css.texts}>
        <div className={css.form}>
          <SectionHeader title="Testi" />
          <TextArea
            label="Titolo"
            hint="Quello che sta *tra asterischi* va in corsivo; a capo va a capo."
            rows={2}
            maxLength={HOME_TEXT_MOST.headline}
            value={headline}
            onValue={(value) => form.set({ headline: value })}
            {...empty(headline, 'il titolo')}
          />
          <TextArea
            label="Sotto il titolo"
            rows={3}
            maxLength={HOME_TEXT_MOST.lead}
            value={lead}
            onValue={(value) => form.set({ lead: value })}
            {...empty(lead, 'che cosa si fa qui')}
          />
          <TextField
            label="Sopra i fornitori"
            maxLength={HOME_TEXT_MOST.shelfTitle}
            value={shelfTitle}
            onValue={(value) => form.set({ shelfTitle: value })}
            {...empty(shelfTitle, 'il titolo dei fornitori')}
          />
        </div>
        <div className={css.preview} role="img" aria-label="Come si legge">
          <p className={css.previewTitle}>
            <Headline text={headline} />
          </p>
          <p>{lead}</p>
        </div>
      </section>
      <FeaturedVendors chosen={featured} onChosen={(next) => form.set({ featured: next })} />
      {form.found && <FoundNotice />}
      {failure !== undefined && <Notice tone="danger">{failureText(failure)}</Notice>}
      <div className={css.ways}>
        <Button type="submit" busy={busy} disabled={!form.dirty || !isWhole}>
          Salva
        </Button>
        {form.dirty && (
          <Button variant="quiet" onClick={form.clear}>
            Lascia com’era
          </Button>
        )}
        {!isOurs && (
          <Button variant="link" onClick={() => form.set(HOME_TEXTS)}>
            Rimetti i testi di Lovoglio
          </Button>
        )}
      </div>
    </form>
  )
}
