import { useQuery } from '@tanstack/react-query'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { categoryOf } from '#contract/lists/vendors/category-list.ts'
import type { OwnRealWedding } from '#contract/vendors/real-wedding.ts'
import { useApi } from '../../api/api-context.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { VendorFinder } from '../vendors/vendor-finder-face.tsx'
import { vendorQueries } from '../vendors/vendor-queries.ts'
import css from './wedding-credits.module.css'

type Credits = OwnRealWedding['credits']

const MOST = 30

/** Who had a part in it, found among the vendors that are here, each with what it did. */
export function WeddingCredits({
  credits,
  error,
  onCredits,
}: {
  credits: Credits
  error: string | undefined
  onCredits: (credits: Credits) => void
}) {
  return (
    <fieldset className={css.credits}>
      <legend>Chi ci ha lavorato</legend>
      {credits.length > 0 && (
        <ul className={css.creditList}>
          {credits.map((credit, at) => (
            <Credit
              key={credit.vendorId}
              credit={credit}
              onRole={(role) => onCredits(credits.with(at, { ...credit, role }))}
              onRemove={() => onCredits(credits.toSpliced(at, 1))}
            />
          ))}
        </ul>
      )}
      {error && <p className={css.error}>{error}</p>}
      {credits.length < MOST && (
        <VendorFinder
          label="Cerca un fornitore da ricordare"
          omit={(id) => credits.some(({ vendorId }) => vendorId === id)}
          offline="Senza rete non si cercano fornitori: il resto si scrive lo stesso."
          onChoose={({ id, category }) =>
            onCredits([...credits, { vendorId: id, role: categoryOf(category)?.one ?? '' }])
          }
        />
      )}
    </fieldset>
  )
}

function Credit({
  credit: { vendorId, role },
  onRole,
  onRemove,
}: {
  credit: Credits[number]
  onRole: (role: string) => void
  onRemove: () => void
}) {
  const { data } = useQuery(vendorQueries.detail(useApi(), vendorId))
  const name = data?.businessName ?? 'Un fornitore'
  return (
    <li className={css.credit}>
      <TextField label={name} value={role} maxLength={80} onValue={onRole} />
      <IconButton icon={IconX} label={`Togli ${name}`} onClick={onRemove} />
    </li>
  )
}
