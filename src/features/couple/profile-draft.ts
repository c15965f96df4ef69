/** The couple's data as it is typed, and what of it has changed. Pure. */
import type { Ceremony, Couple, Partner } from '#contract/people/couple.ts'
import type { CoupleFields } from './profile-screen.tsx'

export interface ProfileDraft {
  firstName: string
  lastName: string
  partnerName: string
  partnerLastName: string
  weddingDate: string
  region: string
  province: string
  city: string
  guests: string
  ceremony: Ceremony | ''
  style: string
}

export function draftOf(couple: Couple): ProfileDraft {
  const [one, two] = couple.partners
  return {
    firstName: one?.firstName ?? '',
    lastName: one?.lastName ?? '',
    partnerName: two?.firstName ?? '',
    partnerLastName: two?.lastName ?? '',
    weddingDate: couple.weddingDate ?? '',
    region: couple.place.region ?? '',
    province: couple.place.province ?? '',
    city: couple.place.city ?? '',
    guests: couple.guestCount === null ? '' : String(couple.guestCount),
    ceremony: couple.ceremony ?? '',
    style: couple.style,
  }
}

/** The fields that differ from the couple's. */
export function profileChanges(couple: Couple, draft: ProfileDraft): CoupleFields {
  const partner = (known: Partner | undefined, firstName: string, lastName: string): Partner => ({
    ...known,
    firstName: firstName.trim(),
    lastName: lastName.trim(),
  })
  const [one, two] = couple.partners
  const wanted: CoupleFields = {
    partners: [
      partner(one, draft.firstName, draft.lastName),
      partner(two, draft.partnerName, draft.partnerLastName),
    ].filter((each) => each.firstName !== ''),
    weddingDate: draft.weddingDate || null,
    place: {
      ...(draft.region && { region: draft.region }),
      ...(draft.province && { province: draft.province }),
      ...(draft.city.trim() && { city: draft.city.trim() }),
    },
    guestCount: draft.guests.trim() === '' ? null : Number(draft.guests),
    ceremony: draft.ceremony || null,
    style: draft.style.trim(),
  }
  return Object.fromEntries(
    Object.entries(wanted).filter(
      ([field, value]) => sorted(couple[field as keyof Couple]) !== sorted(value),
    ),
  )
}

/** As text, whatever the order of the keys. */
const sorted = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    inner && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )
