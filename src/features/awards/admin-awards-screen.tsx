import { useQuery } from '@tanstack/react-query'
import { Suspense, lazy, useState } from 'react'
import type { AdminAward, AwardEdition } from '#contract/vendors/award.ts'
import { isEditionOut, lastAwardYear } from '#contract/lists/vendors/award-limits.ts'
import { useApi } from '../../api/api-context.tsx'
import { failureText } from '../../api/api-error.ts'
import { today } from '../../lib/day.ts'
import { Button } from '../../ui/button.tsx'
import { Chip, ChipRow } from '../../ui/chip.tsx'
import { PageHeader, SectionHeader } from '../../ui/frame/page-header.tsx'
import { Lingering } from '../../ui/overlay/lingering.tsx'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { Skeleton } from '../../ui/state/skeleton.tsx'
import { useOnlinePart } from '../../ui/use-online-part.ts'
import css from './admin-awards.module.css'
import { awardYears, byCategory, withoutWinner } from './award-groups.ts'
import { awardQueries } from './award-queries.ts'
import { AwardRow, TakeDialog } from './award-row.tsx'
import { AwardSheet } from './award-sheet.tsx'
import { EditionState } from './edition-state.tsx'
import { isTied } from './edition-words.ts'

const AwardVersions = lazy(() =>
  import('./award-versions.tsx').then((part) => ({ default: part.AwardVersions })),
)

/** What the sheet is open for: an award to change, or a new one, perhaps of a category that has no winner yet. */
type Open = { award: AdminAward } | { category: string | undefined }

const loadImport = async () => (await import('./import/award-import-sheet.tsx')).AwardImportSheet

/** Who won and who was close, year by year: prepared out of sight, and published together. */
export function AdminAwardsScreen({
  year: asked,
  onYear,
}: {
  year?: number | undefined
  onYear: (year: number) => void
}) {
  const api = useApi()
  const editions = useQuery(awardQueries.editions(api))
  const years = yearsOf(editions.data ?? [])
  // What is being prepared is what one comes for.
  const prepared = editions.data?.find((one) => !isEditionOut(one))
  const year = asked ?? prepared?.year ?? awardYears(today())[0]!
  const given = useQuery(awardQueries.given(api, year))
  const importing = useOnlinePart(loadImport)
  const [open, setOpen] = useState<Open>()
  const [versionsOf, setVersionsOf] = useState<string>()
  const [taking, setTaking] = useState<AdminAward>()
  const failed = given.error ? given : editions.error ? editions : undefined
  const edition = editions.data?.find((one) => one.year === year)
  const awards = given.data ?? []
  const isOut = isEditionOut(edition)
  const bare = withoutWinner(awards)
  const old = awards.find(({ id }) => id === versionsOf)
  return (
    <>
      <PageHeader
        title="Award"
        subtitle="Un anno si prepara in bozza, e si pubblica tutto insieme"
        actions={
          <>
            <Button variant="quiet" aria-haspopup="dialog" onClick={() => void importing.show()}>
              Importa da CSV
            </Button>
            <Button
              // To publish them is what comes next.
              variant={!isOut && awards.length > 0 ? 'quiet' : 'primary'}
              onClick={() => setOpen({ category: undefined })}
            >
              Assegna un award
            </Button>
          </>
        }
      />
      <ChipRow label="Di quale anno">
        {years.map(({ year: one, isPrepared }) => (
          <Chip key={one} selected={one === year} onClick={() => onYear(one)}>
            {one}
            {isPrepared && ' · bozza'}
          </Chip>
        ))}
      </ChipRow>
      {given.data === undefined || editions.data === undefined ? (
        failed ? (
          <ErrorState
            title="Gli award non sono arrivati"
            onRetry={() => void Promise.all([given.refetch(), editions.refetch()])}
            busy={given.isFetching || editions.isFetching}
          >
            {failureText(failed.error)}
          </ErrorState>
        ) : (
          <Skeleton shape="row" count={6} />
        )
      ) : (
        <div className={css.year}>
          <EditionState edition={edition} awards={awards} />
          {awards.length === 0 && (
            <EmptyState drawing="favourites" title={`Nessun award ${year}, ancora`}>
              Si comincia da una categoria, un vincitore e i finalisti che gli sono andati vicino, o da un
              file CSV con tutti. Finché non li pubblichi non li vede nessun altro.
            </EmptyState>
          )}
          {byCategory(awards).map(({ category, name, awards: here }) => (
            <section key={category}>
              <SectionHeader title={name} />
              <ul className={css.list}>
                {here.map((award) => (
                  <AwardRow
                    key={award.id}
                    award={award}
                    tied={isTied(award, awards)}
                    onChange={() => setOpen({ award })}
                    onVersions={() => setVersionsOf(award.id)}
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
      <Lingering>
        {open && <AwardSheet year={year} given={awards} {...open} onClose={() => setOpen(undefined)} />}
      </Lingering>
      <Lingering>
        {importing.open && importing.Part && (
          <importing.Part
            year={year}
            onImported={(into) => {
              importing.hide()
              onYear(into)
            }}
            onClose={importing.hide}
          />
        )}
      </Lingering>
      <Suspense>
        <Lingering>{old && <AwardVersions now={old} onClose={() => setVersionsOf(undefined)} />}</Lingering>
      </Suspense>
      {taking && <TakeDialog award={taking} isOut={isOut} onEnd={() => setTaking(undefined)} />}
    </>
  )
}

/** The years there may be awards of, and those there are, the last one first. */
function yearsOf(editions: readonly AwardEdition[]): { year: number; isPrepared: boolean }[] {
  const known = awardYears(today())
  const years = new Set([lastAwardYear(known[0]!), ...known, ...editions.map(({ year }) => year)])
  return [...years]
    .toSorted((a, b) => b - a)
    .map((year) => ({
      year,
      isPrepared: editions.some((edition) => edition.year === year && !isEditionOut(edition)),
    }))
}
