import { useQueryClient } from '@tanstack/react-query'
import type { AdminAward } from '#contract/vendors/award.ts'
import { categoryOf } from '#contract/lists/vendors/category-list.ts'
import { useApi } from '../../api/api-context.tsx'
import { failureText } from '../../api/api-error.ts'
import { useCall } from '../../api/use-call.ts'
import { named } from '../../lib/named.ts'
import { UiLink } from '../../ui/link.tsx'
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx'
import { Menu } from '../../ui/overlay/menu.tsx'
import { notify } from '../../ui/overlay/toasts-store.ts'
import css from './admin-awards.module.css'
import { vendorNameOf } from './award-groups.ts'
import { renewAwards } from './award-queries.ts'

/** An award as who gives it reads it. */
export function AwardRow({
  award,
  tied,
  onChange,
  onVersions,
  onTake,
}: {
  award: AdminAward
  /** Another won the same. */
  tied: boolean
  onChange: () => void
  onVersions: () => void
  onTake: () => void
}) {
  const { vendor, place, citation } = award
  return (
    <li className={css.award}>
      <div className={css.words}>
        <h3 className={css.name}>
          {vendor.isPublic ? (
            <UiLink href={`/fornitore/${award.vendorId}/${vendor.slug}`}>{vendorNameOf(award)}</UiLink>
          ) : (
            vendorNameOf(award)
          )}
        </h3>
        <p className={css.place} data-winner={place === 'winner' || undefined}>
          {place === 'winner' ? 'Vincitore' : 'Finalista'}
          {tied && ' ex aequo'}
          {vendor.city && ` · ${vendor.city}`}
          {!vendor.isPublic && ' · non in linea, i visitatori non lo leggono'}
        </p>
        {citation && <p className={css.citation}>{citation}</p>}
      </div>
      <Menu
        label={`Azioni per l’award di ${vendorNameOf(award)}`}
        items={[
          { label: 'Modifica', onSelect: onChange },
          { label: 'Versioni', onSelect: onVersions },
          { label: 'Togli', danger: true, onSelect: onTake },
        ]}
      />
    </li>
  )
}

/** Asks before one is taken away. */
export function TakeDialog({
  award,
  isOut,
  onEnd,
}: {
  award: AdminAward
  /** Its edition is published. */
  isOut: boolean
  onEnd: () => void
}) {
  const api = useApi()
  const client = useQueryClient()
  const { id, year, category } = award
  const { run, busy } = useCall(
    async (keyFor) => {
      await api('Vendor/deleteAwardById', { params: { id }, idempotencyKey: keyFor({ id }) })
      notify({ type: 'success', message: named('Award tolto', vendorNameOf(award)) })
      onEnd()
      await renewAwards(client)
    },
    (error) => notify({ type: 'danger', message: failureText(error) }),
  )
  const name = categoryOf(category)?.name
  return (
    <ConfirmDialog
      open
      title={`Togliere l’award ${year} a ${vendorNameOf(award)}?`}
      confirmLabel="Togli"
      danger
      busy={busy}
      onCancel={onEnd}
      onConfirm={() => void run()}
    >
      {isOut
        ? `Sparisce dalla pagina degli award e da quella del fornitore, con il suo distintivo (${name}). Si può assegnare di nuovo.`
        : `È in bozza (${name}): nessun altro l’ha visto. Si può assegnare di nuovo.`}
    </ConfirmDialog>
  )
}
