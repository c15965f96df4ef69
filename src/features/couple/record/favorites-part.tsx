import { useQuery } from '@tanstack/react-query'
import { categoryOf } from '#contract/lists/vendors/category-list.ts'
import { useApi } from '../../../api/api-context.tsx'
import { Nothing, Part, RecordList, RecordRow } from '../../../lists/record/part.tsx'
import { recordQueries } from './record-queries.ts'

const SHOWN = 8

/** The vendors it has saved. What it wrote beside them is its own. */
export function FavoritesPart({ id }: { id: string }) {
  const query = useQuery(recordQueries.favorites(useApi(), id))
  return (
    <Part
      title="Fornitori salvati"
      side={(all) => all.length > SHOWN && `i primi ${SHOWN} di ${all.length}`}
      query={query}
    >
      {(all) =>
        all.length === 0 ? (
          <Nothing>Nessuno, per ora.</Nothing>
        ) : (
          <RecordList>
            {all.slice(0, SHOWN).map(({ id: favoriteId, vendorId, vendor }) => (
              <RecordRow
                key={favoriteId}
                href={`/admin/fornitori/${vendorId}`}
                title={vendor?.businessName ?? 'Un fornitore non più in linea'}
              >
                {vendor && `${categoryOf(vendor.category)?.one ?? vendor.category} · ${vendor.place.city}`}
              </RecordRow>
            ))}
          </RecordList>
        )
      }
    </Part>
  )
}
