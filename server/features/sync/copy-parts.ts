/**
 * Of a couple's copy, what each part is on the server. The kinds that a couple keeps are taken from their list; what two
 * sides write stands here by name, and a part that has nothing here does not compile.
 */
import type { CallReply } from '#contract/calls.ts'
import { COPY_PAGE, type CopyPart } from '#contract/plan/copy.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { listOwnRequests } from '../assistance/assistance-service.ts'
import { listCoupleBookings } from '../bookings/booking-service.ts'
import { findCouple } from '../couple/couple-service.ts'
import { copiedConversations, copiedMessages } from '../messages/message-copy-service.ts'
import { listOwnReviews } from '../reviews/review-service.ts'
import { COUPLE_ENTITIES } from './entities.ts'

type Items = readonly { id: string }[]
type CopyPage = CallReply<'Couple/getCopyPart'>
type Lister = (coupleId: string, after: string | undefined, tx: Queryable) => Promise<CopyPage>

/** A part that has a limit of its own comes whole. */
const whole =
  (list: (coupleId: string, tx: Queryable) => Promise<Items>): Lister =>
  async (coupleId, _, tx) => ({ items: (await list(coupleId, tx)) as CopyPage['items'], next: null })

const paged =
  (
    list: (
      coupleId: string,
      asked: { after: string | undefined; limit: number },
      tx: Queryable,
    ) => Promise<Items>,
  ): Lister =>
  async (coupleId, after, tx) => {
    const items = await list(coupleId, { after, limit: COPY_PAGE }, tx)
    const next = items.length === COPY_PAGE ? items.at(-1)!.id : null
    return { items: items as CopyPage['items'], next }
  }

type EntityPart = (typeof COUPLE_ENTITIES)[number]['topic']

const OTHERS: Record<Exclude<CopyPart, EntityPart>, Lister> = {
  couple: whole(async (coupleId, tx) => [(await findCouple(coupleId, tx))!]),
  booking: whole(listCoupleBookings),
  conversation: paged(copiedConversations),
  message: paged(copiedMessages),
  ownReview: whole(listOwnReviews),
  assistanceRequest: whole((coupleId, tx) =>
    listOwnRequests(coupleId, tx, { most: Number.MAX_SAFE_INTEGER }),
  ),
}

const LISTERS = new Map<CopyPart, Lister>([
  ...(Object.entries(OTHERS) as [CopyPart, Lister][]),
  // A kind that no copy has does not compile here: its topic is no part.
  ...COUPLE_ENTITIES.map(({ topic, list }): [CopyPart, Lister] => [topic, whole(list)]),
])

/** What a couple has of a part, as it reads it itself; never another's. */
export const copyPart = (
  coupleId: string,
  { part, after }: { part: CopyPart; after?: string | undefined },
  tx: Queryable,
): Promise<CopyPage> => LISTERS.get(part)!(coupleId, after, tx)
