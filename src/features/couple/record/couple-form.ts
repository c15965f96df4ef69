/** What an administrator changes of a couple, as it is typed. Pure. */
import type { Couple, CoupleChange } from '#contract/people/couple.ts'

export interface CoupleForm {
  partners: Couple['partners']
  weddingDate: string
  guestCount: string
}

export const GUESTS_MOST = 2_000
export const NAME_MOST = 60

export const formOf = ({ partners, weddingDate, guestCount }: Couple): CoupleForm => ({
  partners,
  weddingDate: weddingDate ?? '',
  guestCount: guestCount === null ? '' : String(guestCount),
})

export interface CoupleFaults {
  /** By their place among the two. */
  names: readonly boolean[]
  guestCount?: string
}

export function faultsOf({ partners, guestCount }: CoupleForm): CoupleFaults {
  const guests = Number(guestCount)
  const isNumber = guestCount === '' || (Number.isInteger(guests) && guests >= 1 && guests <= GUESTS_MOST)
  return {
    names: partners.map(({ firstName }) => firstName.trim() === ''),
    ...(!isNumber && { guestCount: `Un numero da 1 a ${GUESTS_MOST}, o niente.` }),
  }
}

/** What is sent of what was typed; what was emptied is to be decided again. */
export const changeOf = ({
  partners,
  weddingDate,
  guestCount,
}: Partial<CoupleForm>): Omit<CoupleChange, 'baseVersion'> => ({
  ...(partners && {
    partners: partners.map((one) => ({
      ...one,
      firstName: one.firstName.trim(),
      lastName: one.lastName.trim(),
    })),
  }),
  ...(weddingDate !== undefined && { weddingDate: weddingDate || null }),
  ...(guestCount !== undefined && { guestCount: guestCount === '' ? null : Number(guestCount) }),
})
