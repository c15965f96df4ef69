import type { HomePage } from '#contract/site/home-page.ts'
import { FEATURED_MOST } from '#contract/lists/site/homepage-limits.ts'
import { VendorFinder } from '../vendors/vendor-finder-face.tsx'
import { OrderedChoice } from './ordered-choice.tsx'

type Chosen = HomePage['featured']

/** The vendors that stand first on the home page, before the most loved of each category. */
export function FeaturedVendors({
  chosen,
  onChosen,
}: {
  chosen: Chosen
  onChosen: (chosen: Chosen) => void
}) {
  return (
    <OrderedChoice
      title="Fornitori in evidenza"
      intro={`Fino a ${FEATURED_MOST}, prima dei più amati di ogni categoria. Un posto resta a chi lo ha comprato, segnato come tale.`}
      things={chosen.map((one) => ({
        id: one.id,
        name: one.name ?? 'Un fornitore eliminato',
        note: one.isPublic ? undefined : 'non in linea, i visitatori non lo vedono',
        one,
      }))}
      onOrder={(things) => onChosen(things.map(({ one }) => one))}
    >
      {chosen.length < FEATURED_MOST && (
        <VendorFinder
          label="Metti in evidenza"
          omit={(id) => chosen.some((one) => one.id === id)}
          offline="Senza rete non si cercano fornitori."
          onChoose={({ id, businessName }) =>
            onChosen([...chosen, { id, name: businessName, isPublic: true }])
          }
        />
      )}
    </OrderedChoice>
  )
}
