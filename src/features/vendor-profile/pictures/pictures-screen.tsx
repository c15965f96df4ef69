import { type ReactNode, useState } from 'react'
import { hiddenByPlanText, photoLimitText } from '#contract/lists/billing/plan-limit-words.ts'
import { PLAN_PHOTOS } from '#contract/lists/billing/plan-limits.ts'
import type { Vendor } from '#contract/vendors/vendor.ts'
import { failureText } from '../../../api/api-error.ts'
import { plural } from '../../../lib/text.ts'
import { PageHeader } from '../../../ui/frame/page-header.tsx'
import { UiLink } from '../../../ui/link.tsx'
import { EmptyState } from '../../../ui/state/empty-state.tsx'
import { ErrorState } from '../../../ui/state/error-state.tsx'
import { Notice, Notices } from '../../../ui/state/notice.tsx'
import { EntityStateMark } from '../../../ui/state/save-mark.tsx'
import { Skeleton } from '../../../ui/state/skeleton.tsx'
import type { KeptFile } from '../../files/file-face.ts'
import { UploadPanel } from '../../files/upload-panel-face.tsx'
import { reviewPathOf } from '../../sync/sync-face.ts'
import { useOwnVendor, useVendorMark } from '../own-vendor-queries.ts'
import { SuspendedNotice } from '../suspended-notice.tsx'
import { LogoPart } from './logo-part.tsx'
import { usePictureActions } from './picture-actions.ts'
import { PictureBoard } from './picture-board.tsx'
import css from './pictures.module.css'
import { PLANS_HREF, RoomPart } from './room-part.tsx'

/** Chooses pictures and keeps them on the device. */
export type PicturePicker = (props: {
  label: string
  single?: boolean
  /** How many more there may be. */
  room?: number
  onLeftOut?: (names: readonly string[]) => void
  onAdd: (files: readonly KeptFile[]) => Promise<boolean>
}) => ReactNode

/** A vendor's pictures in the order in which couples see them, the first of them its cover; and its logo. */
export function VendorPicturesScreen({ renderPicker }: { renderPicker: PicturePicker }) {
  const { vendor, error, refetch, isFetching } = useOwnVendor()
  const actions = usePictureActions(vendor)
  const mark = useVendorMark('vendorPictures')
  const [leftOut, setLeftOut] = useState<readonly string[]>([])
  if (!vendor)
    return (
      <>
        <PageHeader title="Foto" />
        {error ? (
          <ErrorState onRetry={() => void refetch()} busy={isFetching}>
            {failureText(error)}
          </ErrorState>
        ) : (
          <Skeleton shape="picture" count={6} />
        )}
      </>
    )
  const { gallery, typeOfAccount } = vendor
  const room = PLAN_PHOTOS[typeOfAccount] - gallery.length
  return (
    <>
      <PageHeader
        title="Foto"
        subtitle={
          gallery.length > 0 ? (
            <>
              {gallery.length} di {PLAN_PHOTOS[typeOfAccount]} · nell’ordine in cui le vedono le coppie{' '}
              {mark && <EntityStateMark mark={mark} what="le tue foto" href={reviewPathOf('vendor')} />}
            </>
          ) : undefined
        }
        actions={
          room > 0 &&
          renderPicker({ label: 'Aggiungi foto', room, onLeftOut: setLeftOut, onAdd: actions.add })
        }
      />
      <Notices>
        <SuspendedNotice vendor={vendor} />
        <RoomNotice vendor={vendor} leftOut={leftOut} />
        <UploadPanel reviewHref={reviewPathOf('vendor')} />
      </Notices>
      {gallery.length > 0 ? (
        <PictureBoard vendor={vendor} actions={actions} />
      ) : (
        <EmptyState drawing="favourites" title="Qui ci saranno le tue foto">
          Mettine molte insieme, anche senza rete: partono da sole appena torna. La prima è la copertina, e
          sta nelle liste; le prime cinque aprono la tua pagina.
        </EmptyState>
      )}
      <div className={css.foot}>
        <LogoPart
          vendor={vendor}
          actions={actions}
          picker={renderPicker({
            label: vendor.logo ? 'Cambia il logo' : 'Metti il logo',
            single: true,
            onAdd: async ([file]) => file === undefined || actions.setLogo(file),
          })}
        />
        <RoomPart vendor={vendor} />
      </div>
    </>
  )
}

/** That the plan takes no more, and what of the last choice stayed out. */
function RoomNotice({
  vendor: { gallery, typeOfAccount },
  leftOut,
}: {
  vendor: Vendor
  leftOut: readonly string[]
}) {
  const isFull = gallery.length >= PLAN_PHOTOS[typeOfAccount]
  if (!isFull && leftOut.length === 0) return null
  return (
    <Notice tone="warning">
      {leftOut.length > 0 && (
        <>
          <strong>
            {plural(leftOut.length, 'foto è rimasta fuori', 'foto sono rimaste fuori')}
            {': '}
          </strong>
          {leftOut.slice(0, 3).join(', ')}
          {leftOut.length > 3 && ' e altre'}.{' '}
        </>
      )}
      {hiddenByPlanText('photos', gallery.length, typeOfAccount) || photoLimitText(typeOfAccount)}{' '}
      {typeOfAccount !== 'elite' && <UiLink href={PLANS_HREF}>Confronta i piani</UiLink>}
    </Notice>
  )
}
