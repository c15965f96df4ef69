import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { AdminAward } from '#contract/award.ts'
import { categoryOf } from '#contract/lists/category-list.ts'
import { useApi } from '../../api/api-context.tsx'
import { failureText } from '../../api/api-error.ts'
import { useCall } from '../../api/use-call.ts'
import { today } from '../../lib/day.ts'
import { named } from '../../lib/named.ts'
import { Button } from '../../ui/button.tsx'
import { Chip, ChipRow } from '../../ui/chip.tsx'
import { PageHeader, SectionHeader } from '../../ui/frame/page-header.tsx'
import { UiLink } from '../../ui/link.tsx'
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx'
import { Menu } from '../../ui/overlay/menu.tsx'
import { notify } from '../../ui/overlay/toasts-store.ts'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { Skeleton } from '../../ui/state/skeleton.tsx'
import { Lingering } from '../../ui/overlay/lingering.tsx'
import css from './admin-awards.module.css'
import { awardQueries, renewAwards } from './award-queries.ts'
import { awardYears, byCategory, vendorNameOf, withoutWinner } from './award-groups.ts'
import { AwardSheet } from './award-sheet.tsx'

/** What the sheet is open for: an award to change, or a new one, perhaps of a category that has no winner yet. */
type Open = { award: AdminAward } | { category: string | undefined }

/** Who won and who was close, year by year. What is given here is on the public page, and on its vendor's, at once. */
export function AdminAwardsScreen({
  year = awardYears(today())[0]!,
  onYear,
}: {
  year?: number | undefined
  onYear: (year: number) => void
}) {
  const { data, error, refetch, isFetching } = useQuery(awardQueries.given(useApi(), year))
  const [open, setOpen] = useState<Open>()
  const [taking, setTaking] = useState<AdminAward>()
  const bare = withoutWinner(data ?? [])
  return (
    <>
      <PageHeader
        title="Award"
        subtitle="Ciò che si assegna qui è subito nella pagina degli award e in quella del fornitore"
        actions={<Button onClick={() => setOpen({ category: undefined })}>Assegna un award</Button>}
      />
      <ChipRow label="Di quale anno">
        {awardYears(today()).map((one) => (
          <Chip key={one} selected={one === year} onClick={() => onYear(one)}>
            {one}
          </Chip>
        ))}
      </ChipRow>
      {data === undefined ? (
        error ? (
          <ErrorState title="Gli award non sono arrivati" onRetry={() => void refetch()} busy={isFetching}>
            {failureText(error)}
          </ErrorState>
        ) : (
          <Skeleton shape="row" count={6} />
        )
      ) : (
        <div className={css.year}>
          {data.length === 0 && (
            <EmptyState drawing="favourites" title={`Nessun award ${year}, ancora`}>
              Si comincia da una categoria: un vincitore, e i finalisti che gli sono andati vicino.
            </EmptyState>
          )}
          {byCategory(data).map(({ category, name, awards }) => (
            <section key={category}>
              <SectionHeader title={name} />
              <ul className={css.list}>
                {awards.map((award) => (
                  <AwardRow
                    key={award.id}
                    award={award}
                    onChange={() => setOpen({ award })}
                    onTake={() => setTaking(award)}
                  />
                ))}
              </ul>
            </section>
          ))}
          {bare.length > 0 && (
            <section>
              <SectionHeader title="Senza vincitore" />
              <ul className={css.bare}>
                {bare.map(({ slug, name }) => (
                  <li key={slug}>
                    <Button variant="quiet" size="small" onClick={() => setOpen({ category: slug })}>
                      {name}
                    </Button>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
      )}
      <Lingering>{open && <AwardSheet year={year} {...open} onClose={() => setOpen(undefined)} />}</Lingering>
      {taking && <TakeDialog award={taking} onEnd={() => setTaking(undefined)} />}
    </>
  )
}

function AwardRow({
  award,
  onChange,
  onTake,
}: {
  award: AdminAward
  onChange: () => void
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
          {vendor.city && ` · ${vendor.city}`}
          {!vendor.isPublic && ' · non in linea, i visitatori non lo leggono'}
        </p>
        {citation && <p className={css.citation}>{citation}</p>}
      </div>
      <Menu
        label={`Azioni per l’award di ${vendorNameOf(award)}`}
        items={[
          { label: 'Modifica', onSelect: onChange },
          { label: 'Togli', danger: true, onSelect: onTake },
        ]}
      />
    </li>
  )
}

function TakeDialog({ award, onEnd }: { award: AdminAward; onEnd: () => void }) {
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
      Sparisce dalla pagina degli award e da quella del fornitore, con il suo distintivo (
      {categoryOf(category)?.name}). Si può assegnare di nuovo.
    </ConfirmDialog>
  )
}
