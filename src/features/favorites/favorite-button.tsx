import type { VendorCard } from '#contract/vendors/vendor.ts'
import { useRouter } from '@tanstack/react-router'
import { Suspense, lazy, useState } from 'react'
import { heard } from '../../lib/fault-log.ts'
import { useSession } from '../../session/session-context.tsx'
import { useHearts } from './heart-state.ts'
import { type FavoriteButtonProps, Heart } from './heart.tsx'

/** What saves is loaded only for a couple: a visitor's page carries the heart alone. */
const CoupleHeart = lazy(() =>
  import('./couple-heart.tsx').then((module) => ({ default: module.CoupleHeart })),
)

/** The heart of a vendor's card: a couple's favourite, a visitor's own on this device; other roles do not see it. */
export function FavoriteButton({ vendor, variant = 'floating' }: FavoriteButtonProps) {
  const role = useSession((session) => session.last?.role)
  if (role === 'vendor' || role === 'admin') return null
  if (!role) return <VisitorHeart vendor={vendor} variant={variant} />
  return (
    <Suspense fallback={<Heart vendor={vendor} variant={variant} isFull={false} onTap={NOT_YET} />}>
      <CoupleHeart vendor={vendor} variant={variant} />
    </Suspense>
  )
}

const NOT_YET = () => undefined

/** Fills at once and stays on this device: registering takes it along. */
function VisitorHeart({ vendor, variant }: Required<FavoriteButtonProps>) {
  const router = useRouter()
  const isKept = useHearts((hearts) => hearts.some((heart) => heart.vendor.id === vendor.id))
  // Shown at once; what keeps it may have to come first.
  const [wanted, setWanted] = useState<boolean>()
  const isFull = wanted ?? isKept
  const register = () => void router.navigate({ to: '/register', search: { tipo: 'coppia' } })
  const tap = () => {
    setWanted(!isFull)
    void import('./hearts.ts')
      .then(({ setHeart }) => setHeart(vendor, !isFull, register))
      .catch(heard('favorite-button'))
      .finally(() => setWanted(undefined))
  }
  return <Heart vendor={vendor} variant={variant} isFull={isFull} onTap={tap} />
}

/** The heart of each card of a list. */
export const heartOf = (vendor: VendorCard) => <FavoriteButton vendor={vendor} />
