/** Whom and what the values of a field name, as this device knows them: the vendors and the pictures of the signed-in couple. */
import { useMemo } from 'react'
import { useBookings } from '../features/bookings/booking-queries.ts'
import { useCouple } from '../features/couple/couple-queries.ts'
import { useFavorites } from '../features/favorites/favorite-queries.ts'
import { album, picture } from '../features/gallery/gallery-entities.ts'
import { seatingTable } from '../features/guests/tables/table-entity.ts'
import { guest, invitation } from '../features/website/website-entities.ts'
import { useEntities } from './use-entities.ts'
import type { Known } from './words.ts'

/** Asked for where two values stand side by side; a vendor has none of it. */
export function useKnown(): Known {
  const { names } = useCouple()
  const { favorites, isCouple } = useFavorites()
  const { bookings } = useBookings()
  const { list: albums } = useEntities(album, isCouple)
  const { list: pictures } = useEntities(picture, isCouple)
  const { list: invitations } = useEntities(invitation, isCouple)
  const { list: tables } = useEntities(seatingTable, isCouple)
  const { list: guests } = useEntities(guest, isCouple)
  return useMemo(() => {
    const cards = [...favorites, ...bookings].flatMap(({ vendorId, vendor }) =>
      vendor ? [[vendorId, vendor.businessName] as const] : [],
    )
    return {
      names,
      vendors: Array.from(new Map(cards), ([value, label]) => ({ value, label })),
      albums: albums.map(({ id, title }) => ({ value: id, label: title })),
      invitations: invitations.map(({ id, name }) => ({ value: id, label: name })),
      tables: tables.map(({ id, name }) => ({ value: id, label: name })),
      guests: guests.map(({ id, name }) => ({ value: id, label: name })),
      pictures: pictures.map(({ fileId, caption }, at) => ({
        value: fileId,
        label: caption ? `«${caption}»` : `la foto ${at + 1} della galleria`,
      })),
    }
  }, [names, favorites, bookings, albums, pictures, invitations, tables, guests])
}
