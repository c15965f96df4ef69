import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { hiddenWeddingsText, realWeddingLimitText } from '#contract/lists/billing/plan-limit-words.ts'
import { PLAN_REAL_WEDDINGS } from '#contract/lists/billing/plan-limits.ts'
import type { OwnRealWedding } from '#contract/vendors/real-wedding.ts'
import { plural } from '../../lib/text.ts'
import { EntitiesPending } from '../../plan/entities-pending.tsx'
import { useEntities } from '../../plan/use-entities.ts'
import { Button } from '../../ui/button.tsx'
import { PageHeader, SectionHeader } from '../../ui/frame/page-header.tsx'
import { UiLink } from '../../ui/link.tsx'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import { Notice, Notices } from '../../ui/state/notice.tsx'
import type { PicturesPicker } from '../files/picture-list-face.tsx'
import { UploadPanel } from '../files/upload-panel-face.tsx'
import { type EntityMarks, reviewPathOf } from '../sync/sync-face.ts'
import { useOwnVendor } from '../vendor-profile/own-vendor-queries.ts'
import { PLANS_HREF, SuspendedNotice } from '../vendor-profile/vendor-page-face.ts'
import { ownWedding } from './own-wedding-entity.ts'
import { OwnWeddingCard } from './own-wedding-card.tsx'
import css from './own-weddings.module.css'
import { WeddingSheet } from './wedding-sheet.tsx'
import { Lingering } from '../../ui/overlay/lingering.tsx'
import { inTwo } from './wedding-words.ts'

/**
 * The weddings a vendor tells: drafts, and those on its page.
 * @param open the wedding whose sheet is open, `new` for one to come
 */
export function OwnWeddingsScreen({
  open,
  onOpen,
  renderPicker,
}: {
  open: string | undefined
  onOpen: (id: string | undefined) => void
  renderPicker: PicturesPicker
}) {
  const entities = useEntities(ownWedding)
  const { vendor } = useOwnVendor()
  const { list, marks, ready } = entities
  if (!ready || !vendor)
    return <EntitiesPending title="Matrimoni veri" what="I tuoi matrimoni" rows={3} entities={entities} />
  const { typeOfAccount } = vendor
  const hasThem = PLAN_REAL_WEDDINGS[typeOfAccount]
  const { drafts, published } = inTwo(list)
  const opened = list.find(({ id }) => id === open)
  const add = hasThem && (
    <Button icon={IconPlus} onClick={() => onOpen('new')}>
      Racconta un matrimonio
    </Button>
  )
  return (
    <>
      <PageHeader
        title="Matrimoni veri"
        {...(list.length > 0 && {
          subtitle:
            hasThem && published.length > 0
              ? `${plural(published.length, 'matrimonio', 'matrimoni')} sulla tua pagina.`
              : 'Ancora nessuno sulla tua pagina.',
          actions: add,
        })}
      />
      <Notices>
        <SuspendedNotice vendor={vendor} />
        {!hasThem && (
          <Notice tone="info">
            {published.length > 0 ? hiddenWeddingsText(typeOfAccount) : realWeddingLimitText(typeOfAccount)}{' '}
            <UiLink href={PLANS_HREF}>Confronta i piani</UiLink>
          </Notice>
        )}
        <UploadPanel reviewHref={reviewPathOf('vendor')} />
      </Notices>
      {list.length === 0 && (
        <EmptyState drawing="favourites" title="Racconta un giorno che c’eri" action={add || undefined}>
          Le coppie si fidano di ciò che è già successo. Scegli un matrimonio, chiedi agli sposi se sono
          d’accordo, metti qualche foto: finché non lo pubblichi lo vedi solo tu.
        </EmptyState>
      )}
      <Part id="bozze" title="Bozze" weddings={drafts} hidden={!hasThem} marks={marks} />
      <Part
        id="pubblicati"
        title={hasThem ? 'Sulla tua pagina' : 'Nascosti dal piano'}
        weddings={published}
        hidden={!hasThem}
        marks={marks}
      />
      <Lingering>
        {((open === 'new' && hasThem) || opened) && (
          <WeddingSheet
            key={open}
            live={opened}
            mark={marks.get(open!)}
            renderPicker={renderPicker}
            onClose={() => onOpen(undefined)}
          />
        )}
      </Lingering>
    </>
  )
}

function Part({
  id,
  title,
  weddings,
  hidden,
  marks,
}: {
  id: string
  title: string
  weddings: readonly OwnRealWedding[]
  hidden: boolean
  marks: EntityMarks
}) {
  if (weddings.length === 0) return null
  return (
    <section className={css.part} aria-labelledby={id}>
      <SectionHeader id={id} title={title} side={weddings.length} />
      <ul className={css.grid}>
        {weddings.map((wedding) => (
          <li key={wedding.id}>
            <OwnWeddingCard wedding={wedding} hidden={hidden} mark={marks.get(wedding.id)} />
          </li>
        ))}
      </ul>
    </section>
  )
}
