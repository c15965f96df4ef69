import { WITH_SUPPORT } from '#contract/lists/vendors/message-words.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useApi } from '../../api/api-context.tsx'
import { useBookings } from '../bookings/booking-queries.ts'
import { vendorQueries } from '../vendors/vendor-queries.ts'
import type { Addressee } from './message-actions.ts'
import { type ConversationItem, SUPPORT_NAME } from './message-commands.ts'

/** Who is at the other end: as the conversation says, or before it has begun as the vendor's page or the booking does. */
export function useAddressee(
  side: 'couple' | 'vendor',
  other: string,
  item: ConversationItem | undefined,
): Addressee {
  const isNew = item === undefined && other !== WITH_SUPPORT
  const { data } = useQuery({
    ...vendorQueries.detail(useApi(), other),
    enabled: isNew && side === 'couple',
  })
  const { bookings } = useBookings()
  return useMemo(() => {
    if (item) return { other, name: item.name, ...(item.vendor && { vendor: item.vendor }) }
    if (other === WITH_SUPPORT) return { other, name: SUPPORT_NAME }
    if (side === 'vendor') {
      const asked = bookings.find(({ coupleId }) => coupleId === other)
      return { other, name: asked?.couple?.names ?? 'La coppia' }
    }
    const card = data ?? bookings.find(({ vendorId }) => vendorId === other)?.vendor
    if (!card) return { other, name: 'Fornitore' }
    const { id, slug, businessName, cover } = card
    return { other, name: businessName, vendor: { id, slug, ...(cover && { cover }) } }
  }, [side, other, item, data, bookings])
}
