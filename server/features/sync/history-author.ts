import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { OUR_AUTHOR } from '#contract/lists/plan/history-authors.ts'

const isOfTheTwo = (actor: SQLWrapper, coupleId: string) =>
  sql`${actor} in (select uid from couple_member where couple_id = ${coupleId})`
const isOurs = (actor: SQLWrapper, coupleId: string) =>
  sql`(${actor} in (select uid from admin) and not ${isOfTheTwo(actor, coupleId)})`

/** Who wrote, as the two are told: whoever of us did has one name. The register knows which of us (decision 101). */
export const toldAuthor = (actor: SQLWrapper, coupleId: string): SQL<string> =>
  sql<string>`case when ${isOurs(actor, coupleId)} then ${OUR_AUTHOR} else ${actor} end`

/** Whether one of the two wrote it, or one of us for them: no guest, and no vendor. */
export const isToldOf = (actor: SQLWrapper, coupleId: string): SQL =>
  sql`(${isOfTheTwo(actor, coupleId)} or ${isOurs(actor, coupleId)})`
