import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../api/api-context.tsx'
import { failureText } from '../../api/api-error.ts'
import { buttonClass } from '../../ui/button.tsx'
import { PageHeader } from '../../ui/frame/page-header.tsx'
import { UiLink } from '../../ui/link.tsx'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { Skeleton } from '../../ui/state/skeleton.tsx'
import { useOwnVendor } from '../vendor-profile/own-vendor-queries.ts'
import { SuspendedNotice } from '../vendor-profile/vendor-page-face.ts'
import { OwnAward } from './own-award.tsx'
import { ownAwardQueries } from './own-award-queries.ts'
import css from './own-awards.module.css'

/** What this vendor was awarded, with the badges it may show elsewhere: made on the device, without a network too. */
export function OwnAwardsScreen() {
  const awards = useQuery(ownAwardQueries.mine(useApi()))
  const own = useOwnVendor()
  const { vendor } = own
  const failed = awards.data === undefined ? awards : own
  const sorted = awards.data?.toSorted((a, b) => b.year - a.year || b.place.localeCompare(a.place))
  return (
    <>
      <PageHeader
        title="Awards"
        subtitle="I riconoscimenti che hai ricevuto, con un badge per il tuo sito, i social e i preventivi."
        actions={
          <UiLink href="/awards#come" className={buttonClass('quiet')}>
            Come li assegniamo
          </UiLink>
        }
      />
      {vendor && <SuspendedNotice vendor={vendor} />}
      {sorted?.length === 0 ? (
        <EmptyState drawing="favourites" title="Qui arriverà il tuo primo award">
          Una volta l’anno la redazione sceglie, categoria per categoria, chi ha lavorato meglio secondo le
          coppie. Contano le recensioni, lette insieme: chiedine una a chi hai appena reso felice. Non si
          comprano, e il piano non conta.
        </EmptyState>
      ) : sorted && vendor ? (
        <ul className={css.list}>
          {sorted.map((award) => (
            <OwnAward key={award.id} award={award} vendor={vendor} />
          ))}
        </ul>
      ) : failed.error ? (
        <ErrorState
          title="I tuoi award non sono arrivati"
          onRetry={() => void failed.refetch()}
          busy={failed.isFetching}
        >
          {failureText(failed.error)}
        </ErrorState>
      ) : (
        <Skeleton shape="row" count={3} />
      )}
    </>
  )
}
