import { formatDay } from '../../lib/day.ts'
import { useToday } from '../../lib/clock.ts'
import { joinWords } from '../../lib/text.ts'
import { Paper } from '../../ui/print/paper.tsx'
import { useCouple } from '../couple/couple-queries.ts'
import { COMING_WORDS } from './guest-csv.ts'
import type { GuestTotals, Household, KitchenLine } from './guest-list.ts'
import { needsWords } from './guest-words.ts'
import { coversWords } from './kitchen-part.tsx'

/** The guests for who cooks and who receives: how many eat what, then everybody by envelope. */
export function GuestPaper({
  households,
  kitchen,
  totals,
  onClose,
}: {
  households: readonly Household[]
  kitchen: readonly KitchenLine[]
  totals: GuestTotals
  onClose: () => void
}) {
  const { couple } = useCouple()
  const today = useToday()
  const people = joinWords(couple?.partners.map((partner) => partner.firstName) ?? [])
  const facts = [
    couple?.weddingDate && formatDay(couple.weddingDate, 'long'),
    coversWords(totals),
    `stampato il ${formatDay(today, 'long')}`,
  ]
  return (
    <Paper
      title={people ? `Invitati di ${people}` : 'I nostri invitati'}
      subtitle={facts.filter(Boolean).join(' · ')}
      onClose={onClose}
    >
      <section>
        <h2>Per la cucina</h2>
        <table>
          <thead>
            <tr>
              <th scope="col">A tavola</th>
              <th scope="col" data-amount="">
                Sicuri
              </th>
              <th scope="col" data-amount="">
                Forse
              </th>
            </tr>
          </thead>
          <tbody>
            {kitchen.map(({ label, sure, maybe }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td data-amount="">{sure}</td>
                <td data-amount="">{maybe}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {households.map(({ key, name, persons }) => (
        <section key={key}>
          <h2>{name}</h2>
          <table>
            <tbody>
              {persons.map((row) => {
                const needs = needsWords(row)
                return (
                  <tr key={row.key}>
                    <th scope="row">
                      {row.name || 'senza nome'}
                      {needs && <small>{row.guest?.severe ? `ALLERGIA GRAVE: ${needs}` : needs}</small>}
                    </th>
                    <td>{COMING_WORDS[row.coming]}</td>
                  </tr>
                )
              })}
            </tbody>
          </table>
        </section>
      ))}
    </Paper>
  )
}
