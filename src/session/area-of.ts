import type { UserType } from '#contract/user.ts'

/** The area of each role. */
export const AREA_OF = { couple: '/couple', vendor: '/vendor', admin: '/admin' } as const satisfies Record<
  UserType,
  string
>
