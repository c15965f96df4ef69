import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs'
import type { ReactNode } from 'react'
import { hiddenByPlanText, videoLimitText } from '#contract/lists/billing/plan-limit-words.ts'
import { PLAN_VIDEOS } from '#contract/lists/billing/plan-limits.ts'
import type { Vendor, Video } from '#contract/vendors/vendor.ts'
import { named } from '../../lib/named.ts'
import { plural } from '../../lib/text.ts'
import { useChanges } from '../../plan/changes.ts'
import { EntitiesPending } from '../../plan/entities-pending.tsx'
import { useEntities } from '../../plan/use-entities.ts'
import { Button } from '../../ui/button.tsx'
import { PageHeader } from '../../ui/frame/page-header.tsx'
import { UiLink } from '../../ui/link.tsx'
import { LaterSortableList } from '../../ui/list/later-sortable-list.tsx'
import type { Place } from '../../ui/list/sortable-move.ts'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import { Notice, Notices } from '../../ui/state/notice.tsx'
import type { KeptFile } from '../files/file-face.ts'
import { chosenPicture } from '../files/given-picture-face.ts'
import { UploadPanel } from '../files/upload-panel-face.tsx'
import { reviewPathOf } from '../sync/sync-face.ts'
import { useOwnVendor } from '../vendor-profile/own-vendor-queries.ts'
import { PLANS_HREF, SuspendedNotice } from '../vendor-profile/vendor-page-face.ts'
import { ownVideo } from './own-video-entity.ts'
import { inOrder, lastPosition, movedTo } from '../../plan/number-order.ts'
import { FilmSheet } from './film-sheet.tsx'
import { VideoRow } from './video-row.tsx'
import { VideoSheet } from './video-sheet.tsx'
import { Lingering } from '../../ui/overlay/lingering.tsx'
import css from './own-videos.module.css'

/** Chooses one picture and keeps it on the device. */
export type PosterPicker = (props: {
  label: string
  onAdd: (files: readonly KeptFile[]) => Promise<boolean>
}) => ReactNode

/**
 * A vendor's films in the order in which couples see them.
 * @param open the film whose sheet is open, `new` for one to come
 */
export function OwnVideosScreen({
  open,
  onOpen,
  renderPicker,
}: {
  open: string | undefined
  onOpen: (id: string | undefined) => void
  renderPicker: PosterPicker
}) {
  const entities = useEntities(ownVideo)
  const { list, marks, ready } = entities
  const { vendor } = useOwnVendor()
  const { make } = useChanges()
  const videos = inOrder(list)
  const opened = videos.find(({ id }) => id === open)
  const hasRoom = vendor !== undefined && videos.length < PLAN_VIDEOS[vendor.typeOfAccount]
  if (!ready || !vendor)
    return <EntitiesPending title="Video" what="I tuoi video" rows={3} entities={entities} />
  const add = hasRoom && (
    <>
      <Button icon={IconPlus} onClick={() => onOpen('new')}>
        Aggiungi un video
      </Button>
      <Button variant="quiet" icon={IconUpload} onClick={() => onOpen('file')}>
        Carica un file
      </Button>
    </>
  )
  const setPoster = (video: Video, [file]: readonly KeptFile[]) => {
    if (!file) return Promise.resolve(true)
    const change = ownVideo.change(video, { poster: chosenPicture(file) })
    return make(change ? [change] : [], named('Immagine del video', video.title))
  }
  const move = (id: string, place: Place) => {
    const changes = [...movedTo(videos, id, place)].flatMap(
      ([moved, position]) =>
        ownVideo.change(
          videos.find((one) => one.id === moved)!,
          { position },
        ) ?? [],
    )
    void make(changes, named('Spostato', videos.find((one) => one.id === id)!.title))
  }
  return (
    <>
      <PageHeader
        title="Video"
        {...(videos.length > 0 && {
          subtitle: `${plural(videos.length, 'video', 'video')}, nell’ordine in cui li vedono le coppie.`,
          actions: add,
        })}
      />
      <Notices>
        <SuspendedNotice vendor={vendor} />
        <PlanNotice vendor={vendor} isFull={!hasRoom} count={videos.length} />
        <UploadPanel reviewHref={reviewPathOf('vendor')} />
      </Notices>
      {videos.length === 0 ? (
        <EmptyState drawing="favourites" title="Fatti vedere al lavoro" action={add || undefined}>
          Un minuto di video dice com’è il giorno meglio di cento foto. Incolla il link da YouTube o da Vimeo,
          o carica un file tuo: sulla tua pagina parte solo quando qualcuno lo vuole vedere.
        </EmptyState>
      ) : (
        <div className={css.list}>
          {/* React Aria would add an inline style sheet, which the content policy refuses: with this it takes its rule as there. */}
          <span hidden id="react-aria-pressable-style" />
          <LaterSortableList
            label="I tuoi video"
            items={videos}
            textOf={({ title }) => title}
            renderItem={(video) => (
              <VideoRow
                video={video}
                hidden={videos.indexOf(video) >= PLAN_VIDEOS[vendor.typeOfAccount]}
                mark={marks.get(video.id)}
                picker={renderPicker({
                  label: video.poster ? 'Cambia immagine' : 'Metti un’immagine',
                  onAdd: (files) => setPoster(video, files),
                })}
              />
            )}
            onMove={move}
          />
        </div>
      )}
      <Lingering>
        {((open === 'file' && hasRoom) || opened?.provider === 'file') && (
          <FilmSheet
            key={open}
            live={opened}
            position={lastPosition(videos)}
            mark={marks.get(open!)}
            onClose={() => onOpen(undefined)}
          />
        )}
      </Lingering>
      <Lingering>
        {((open === 'new' && hasRoom) || (opened && opened.provider !== 'file')) && (
          <VideoSheet
            key={open}
            live={opened}
            position={lastPosition(videos)}
            mark={marks.get(open!)}
            onClose={() => onOpen(undefined)}
          />
        )}
      </Lingering>
    </>
  )
}

/** Where the plan's films end, and what the next one gives. */
function PlanNotice({
  vendor: { typeOfAccount },
  isFull,
  count,
}: {
  vendor: Vendor
  isFull: boolean
  count: number
}) {
  if (!isFull) return null
  return (
    <Notice tone="info">
      {hiddenByPlanText('videos', count, typeOfAccount) || videoLimitText(typeOfAccount)}{' '}
      {typeOfAccount !== 'elite' && <UiLink href={PLANS_HREF}>Confronta i piani</UiLink>}
    </Notice>
  )
}
