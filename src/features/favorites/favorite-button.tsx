import type { VendorCard } from '#contract/vendor.ts'
import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs'
import { useRouter } from '@tanstack/react-router'
import { Suspense, lazy } from 'react'
import { useSession } from '../../session/session-context.tsx'
import { IconButton } from '../../ui/icon-button.tsx'

/** What saves is loaded only for a couple: a visitor's page carries the heart alone. */
const CoupleHeart = lazy(() =>
  import('./couple-heart.tsx').then((module) => ({ default: module.CoupleHeart })),
)

export interface FavoriteButtonProps {
  vendor: VendorCard
  /** `floating` over a picture, `framed` beside words. */
  variant?: 'floating' | 'framed'
}

/** The heart of a vendor's card. A visitor is led to the sign-in and back; other roles do not see it. */
export function FavoriteButton({ vendor, variant = 'floating' }: FavoriteButtonProps) {
  const role = useSession((session) => session.last?.role)
  const router = useRouter()
  if (role === 'vendor' || role === 'admin') return null
  const heart = (
    <IconButton
      icon={IconHeart}
      variant={variant}
      label={`Salva ${vendor.businessName} fra i preferiti`}
      aria-pressed={false}
      onClick={() => {
        if (role) return
        void router.navigate({ to: '/login', search: { ritorno: router.state.location.href } })
      }}
    />
  )
  if (!role) return heart
  return (
    <Suspense fallback={heart}>
      <CoupleHeart vendor={vendor} variant={variant} />
    </Suspense>
  )
}

/** The heart of each card of a list. */
export const heartOf = (vendor: VendorCard) => <FavoriteButton vendor={vendor} />
