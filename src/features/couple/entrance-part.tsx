import { type ComponentType, Suspense, lazy, useId, useState } from 'react'
import type { Couple } from '#contract/people/couple.ts'
import { heard } from '../../lib/fault-log.ts'
import { useReach } from '../sync/reach-face.ts'
import css from './profile.module.css'

type Part = ComponentType<{ couple: Couple }>

/** What came to nothing on the way, though the network was there. */
const NotArrived: Part = () => <p className={css.soft}>Questa parte non è arrivata: ricarica la pagina.</p>

/** From the network each time, as what it does: the device keeps neither. */
const online = (load: () => Promise<Part>) =>
  lazy(() =>
    load()
      .catch(heard('entrance-part', NotArrived))
      .then((part) => ({ default: part })),
  )
const MembersList = online(() => import('./members-list.tsx').then((part) => part.MembersList))
const InvitePartner = online(() => import('./invite-partner.tsx').then((part) => part.InvitePartner))

/** Who is in. The way in and the way out are the server's to give. */
export function EntrancePart({ couple }: { couple: Couple }) {
  const id = useId()
  const isOnline = useReach() === 'online'
  // What stands already stays: a link that is being copied is not taken away with the network.
  const [hasBeen, setHasBeen] = useState(isOnline)
  if (isOnline && !hasBeen) setHasBeen(true)
  const isTwo = couple.members.length > 1
  const Way = isTwo ? MembersList : InvitePartner
  return (
    <section aria-labelledby={id} className={css.part}>
      <h2 id={id}>Chi entra</h2>
      <p className={css.soft}>
        {isTwo
          ? `${couple.partners.map((each) => each.firstName).join(' e ')} vedono e cambiano lo stesso piano, ognuno dal suo telefono.`
          : 'Per ora solo tu.'}
        {!isOnline && ' Per cambiare chi entra serve la rete.'}
      </p>
      {hasBeen && (
        <Suspense>
          <Way couple={couple} />
        </Suspense>
      )}
    </section>
  )
}
