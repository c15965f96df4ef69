import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, lazy, useState } from 'react'
import type { HomePage } from '#contract/site/home-page.ts'
import { HOME_TEXTS, HOME_TEXT_MOST } from '#contract/lists/site/homepage-limits.ts'
import { useApi } from '../../api/api-context.tsx'
import { failureText } from '../../api/api-error.ts'
import { AtOnceForm } from '../../lists/at-once-form.tsx'
import { useOneRowSave } from '../../lists/one-row-save.ts'
import { TextArea } from '../../ui/form/text-area.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { SectionHeader } from '../../ui/frame/page-header.tsx'
import { Lingering } from '../../ui/overlay/lingering.tsx'
import { notify } from '../../ui/overlay/toasts-store.ts'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { Skeleton } from '../../ui/state/skeleton.tsx'
import { useKeptForm } from '../sync/form-queries.ts'
import css from './admin-homepage.module.css'
import { FeaturedVendors } from './featured-vendors.tsx'
import { Headline } from './headline.tsx'
import { KindsOrder, PartsOrder } from './home-order.tsx'
import { homePageAsArranged, renewHomePage } from './homepage-queries.ts'

const HomeVersions = lazy(() =>
  import('./home-versions.tsx').then((part) => ({ default: part.HomeVersions })),
)

/** The words of the home page, its order, and the vendors that stand first on it. */
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

const WORDS: Record<keyof Fields, string> = {
  headline: 'il titolo',
  lead: 'il testo sotto il titolo',
  shelfTitle: 'il titolo sopra i fornitori',
  featured: 'i fornitori in evidenza',
  parts: 'l’ordine della pagina',
  kinds: 'le categorie in evidenza',
}

function TextsForm({ page }: { page: HomePage }) {
  const { version, ...saved } = page
  const [versions, setVersions] = useState(false)
  const api = useApi()
  const client = useQueryClient()
  const form = useKeptForm<Fields>('admin/home', saved, version)
  const { headline, lead, shelfTitle, featured, parts, kinds } = form.fields
  const empty = (text: string, what: string) => (text.trim() === '' ? { error: `Scrivi ${what}.` } : {})
  const isWhole = [headline, lead, shelfTitle].every((text) => text.trim() !== '')
  const isOurs = (Object.keys(HOME_TEXTS) as (keyof typeof HOME_TEXTS)[]).every(
    (field) => form.fields[field] === HOME_TEXTS[field],
  )
  const call = useOneRowSave(
    form,
    version,
    async (baseVersion, keyFor) => {
      const { featured: chosen, ...texts } = form.typed
      const body = { ...texts, ...(chosen && { featured: chosen.map(({ id }) => id) }), baseVersion }
      await api('Admin/updateHomePage', { body, idempotencyKey: keyFor(body) })
      notify({ type: 'success', message: 'Home cambiata.' })
    },
    () => renewHomePage(client),
  )
  return (
    <>
      <AtOnceForm
        kept={form}
        call={call}
        words={WORDS}
        disabled={!isWhole}
        {...(!isOurs && {
          ours: { label: 'Rimetti i testi di Lovoglio', onUse: () => form.set(HOME_TEXTS) },
        })}
        onVersions={() => setVersions(true)}
        onSubmit={() => void call.run()}
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
        <div className={css.choices}>
          <KindsOrder kinds={kinds} onKinds={(next) => form.set({ kinds: next })} />
          <PartsOrder parts={parts} onParts={(next) => form.set({ parts: next })} />
          <FeaturedVendors chosen={featured} onChosen={(next) => form.set({ featured: next })} />
        </div>
      </AtOnceForm>
      <Suspense>
        <Lingering>
          {versions && <HomeVersions now={page} unsaved={form.dirty} onClose={() => setVersions(false)} />}
        </Lingering>
      </Suspense>
    </>
  )
}
