import type { Couple } from '#contract/people/couple.ts'
import { formatDay, today } from '../../../lib/day.ts'
import { Facts } from '../../../lists/record/part.tsx'
import css from '../../../lists/record/record.module.css'
import { SectionHeader } from '../../../ui/frame/page-header.tsx'
import { CEREMONY_WORDS } from '../couple-words.ts'

/** Who they are, and the wedding they think of. */
export function ProfilePart({ couple }: { couple: Couple }) {
  const { partners, members, place, guestCount, ceremony, createdAt } = couple
  return (
    <section className={css.part}>
      <SectionHeader title="Chi sono" />
      <Facts
        facts={[
          ...partners.map(
            ({ firstName, lastName, email, phone }, at) =>
              [
                at === 0 ? 'Prima persona' : 'Seconda persona',
                [`${firstName} ${lastName}`.trim(), email, phone].filter(Boolean).join(', '),
              ] as const,
          ),
          ['Chi entra', members.length === 2 ? 'tutti e due' : 'una persona'],
          ['Dove', [place.city, place.province].filter(Boolean).join(', ') || 'da decidere'],
          ['Invitati', guestCount ?? 'da decidere'],
          ['Rito', ceremony ? CEREMONY_WORDS[ceremony] : 'da decidere'],
          ['Con noi', `dal ${formatDay(today(new Date(createdAt)), 'medium')}`],
        ]}
      />
    </section>
  )
}
