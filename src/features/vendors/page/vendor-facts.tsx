import type { Vendor } from '#contract/vendors/vendor.ts'
import css from './vendor-screen.module.css'
import { answerWords, capacityWords } from '../vendor-words.ts'

/** The four things one asks first, as far as they are known. */
export function VendorFacts({ vendor }: { vendor: Vendor }) {
  const facts = factsOf(vendor)
  if (facts.length === 0) return null
  return (
    <dl className={css.facts}>
      {facts.map(({ figure, of }) => (
        <div key={of}>
          <dt>{of}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  )
}

function factsOf(vendor: Vendor): { figure: string; of: string }[] {
  const guests = capacityWords(vendor.capacity)
  const facts = [
    guests && { figure: guests, of: 'invitati' },
    // What nobody has said of itself is not said for it.
    vendor.dailyCapacity === 1 &&
      !vendor.unclaimed && { figure: 'In esclusiva', of: 'un matrimonio al giorno' },
    vendor.responseHours && { figure: answerWords(vendor.responseHours), of: 'di solito' },
    vendor.since && { figure: `Dal ${vendor.since}`, of: 'lavora per gli sposi' },
    vendor.languages.length > 1 && { figure: vendor.languages.join(', '), of: 'lingue parlate' },
  ]
  return facts.filter((fact) => !!fact).slice(0, 4)
}
