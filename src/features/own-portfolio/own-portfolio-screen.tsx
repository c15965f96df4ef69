import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { PORTFOLIO_FULL, PORTFOLIO_PROJECTS } from '#contract/lists/vendors/project-ready.ts'
import { named } from '../../lib/named.ts'
import { plural } from '../../lib/text.ts'
import { useChanges } from '../../plan/changes.ts'
import { EntitiesPending } from '../../plan/entities-pending.tsx'
import { inOrder, lastPosition, movedTo } from '../../plan/number-order.ts'
import { useEntities } from '../../plan/use-entities.ts'
import { Button } from '../../ui/button.tsx'
import { PageHeader } from '../../ui/frame/page-header.tsx'
import { LaterSortableList } from '../../ui/list/later-sortable-list.tsx'
import type { Place } from '../../ui/list/sortable-move.ts'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import { Notice, Notices } from '../../ui/state/notice.tsx'
import type { PicturesPicker } from '../files/picture-list-face.tsx'
import { UploadPanel } from '../files/upload-panel-face.tsx'
import { reviewPathOf } from '../sync/sync-face.ts'
import { useOwnVendor } from '../vendor-profile/own-vendor-queries.ts'
import { SuspendedNotice } from '../vendor-profile/vendor-page-face.ts'
import css from './own-portfolio.module.css'
import { ownProject } from './own-project-entity.ts'
import { ProjectRow } from './project-row.tsx'
import { Lingering } from '../../ui/overlay/lingering.tsx'
import { ProjectSheet } from './project-sheet.tsx'

/**
 * A vendor's portfolio in the order in which couples see it.
 * @param open the project whose sheet is open, `new` for one to come
 */
export function OwnPortfolioScreen({
  open,
  onOpen,
  renderPicker,
}: {
  open: string | undefined
  onOpen: (id: string | undefined) => void
  renderPicker: PicturesPicker
}) {
  const entities = useEntities(ownProject)
  const { list, marks, ready } = entities
  const { vendor } = useOwnVendor()
  const { make } = useChanges()
  if (!ready || !vendor)
    return <EntitiesPending title="Portfolio" what="I tuoi progetti" rows={3} entities={entities} />
  const projects = inOrder(list)
  const opened = projects.find(({ id }) => id === open)
  const hasRoom = projects.length < PORTFOLIO_PROJECTS
  const out = projects.filter(({ state }) => state === 'published').length
  const add = hasRoom && (
    <Button icon={IconPlus} onClick={() => onOpen('new')}>
      Aggiungi un progetto
    </Button>
  )
  const move = (id: string, place: Place) => {
    const changes = [...movedTo(projects, id, place)].flatMap(
      ([moved, position]) =>
        ownProject.change(
          projects.find((one) => one.id === moved)!,
          { position },
        ) ?? [],
    )
    void make(changes, named('Spostato', projects.find((one) => one.id === id)!.title))
  }
  return (
    <>
      <PageHeader
        title="Portfolio"
        {...(projects.length > 0 && {
          subtitle:
            out > 0
              ? `${plural(out, 'progetto', 'progetti')} sulla tua pagina, nell’ordine in cui li vedono le coppie.`
              : 'Ancora nessun progetto sulla tua pagina.',
          actions: add,
        })}
      />
      <Notices>
        <SuspendedNotice vendor={vendor} />
        {!hasRoom && <Notice tone="info">{PORTFOLIO_FULL}</Notice>}
        <UploadPanel reviewHref={reviewPathOf('vendor')} />
      </Notices>
      {projects.length === 0 ? (
        <EmptyState drawing="favourites" title="I lavori che ti fanno scegliere" action={add || undefined}>
          Un progetto per ogni festa: qualche foto, dove e quando, che cosa hai fatto. Chiedi agli sposi se
          sono d’accordo: finché non lo pubblichi lo vedi solo tu.
        </EmptyState>
      ) : (
        <div className={css.list}>
          {/* React Aria would add an inline style sheet, which the content policy refuses: with this it takes its rule as there. */}
          <span hidden id="react-aria-pressable-style" />
          <LaterSortableList
            label="I tuoi progetti"
            items={projects}
            textOf={({ title }) => title}
            renderItem={(project) => <ProjectRow project={project} mark={marks.get(project.id)} />}
            onMove={move}
          />
        </div>
      )}
      <Lingering>
        {((open === 'new' && hasRoom) || opened) && (
          <ProjectSheet
            key={open}
            live={opened}
            position={lastPosition(projects)}
            mark={marks.get(open!)}
            renderPicker={renderPicker}
            onClose={() => onOpen(undefined)}
          />
        )}
      </Lingering>
    </>
  )
}
