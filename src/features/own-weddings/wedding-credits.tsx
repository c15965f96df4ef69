import { useQuery } from '@tanstack/react-query'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useDeferredValue, useState } from 'react'
import { categoryOf } from '#contract/lists/category-list.ts'
import type { OwnRealWedding } from '#contract/real-wedding.ts'
import { useApi } from '../../api/api-context.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { SearchField } from '../../ui/form/search-field.tsx'
import { vendorQueries } from '../vendors/vendor-queries.ts'
import { creditQueries } from './credit-queries.ts'
import css from './wedding-credits.module.css'

type Credits = OwnRealWedding['credits']

const MOST = 30
const LEAST_TYPED = 2

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
  const [typed, setTyped] = useState('')
  const asked = useDeferredValue(typed.trim())
  const found = useQuery({
    ...creditQueries.found(useApi(), asked),
    enabled: asked.length >= LEAST_TYPED,
  })
  const others = (found.data ?? []).filter(({ id }) => !credits.some(({ vendorId }) => vendorId === id))
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
        <SearchField
          label="Cerca un fornitore da ricordare"
          placeholder="Il nome di un fornitore"
          value={typed}
          onValue={setTyped}
        />
      )}
      {asked.length >= LEAST_TYPED && (
        <>
          <ul className={css.found} aria-label="Fornitori trovati">
            {others.map(({ id, businessName, place, category }) => (
              <li key={id}>
                <button
                  type="button"
                  className={css.choose}
                  onClick={() => {
                    setTyped('')
                    onCredits([...credits, { vendorId: id, role: categoryOf(category)?.one ?? '' }])
                  }}
                >
                  {businessName} <span className={css.soft}>{place.city}</span>
                </button>
              </li>
            ))}
          </ul>
          {found.isError && (
            <p className={css.soft}>Senza rete non si cercano fornitori: il resto si scrive lo stesso.</p>
          )}
          {found.data && others.length === 0 && <p className={css.soft}>Nessun fornitore con questo nome.</p>}
        </>
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
