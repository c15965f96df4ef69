/** Writing a review and answering one, as commands, and what those still waiting change in what is shown. */
import type { NewReview, OwnReview, Review, ReviewList } from '#contract/vendors/review.ts'
import { ROUTES } from '#contract/routes.ts'
import { callPath } from '../../api/api-client.ts'
import { type AnyCommandDefinition, type Command, defineCommand } from '../../offline/outbox/command.ts'
import { putIntoList } from '../../offline/outbox/entity-patches.ts'

export const OWN_REVIEWS_KEY = ['reviews', 'mine'] as const

/** `name` is the vendor's, for the screen of what waits. */
export type ReviewAdd = Omit<NewReview, 'photos'> & { name: string; photos: { fileId: string }[] }
/** `author` is who wrote the review that is answered. */
export interface ReviewReply {
  id: string
  vendorId: string
  author: string
  text: string
}

export const reviewAdd = defineCommand<ReviewAdd, OwnReview>({
  name: 'review.add',
  argsVersion: 1,
  scope: ({ vendorId }) => `review:${vendorId}`,
  entity: ({ id }) => ({ kind: 'review', id }),
  describe: ({ name }) => `Recensione di ${name}`,
  needs: ({ photos }) => photos.map(({ fileId }) => fileId),
  request: ({ name: _, ...body }) => ({
    method: 'POST',
    path: ROUTES['Vendor/addReviewByIdVendor'].path,
    body,
  }),
  settle: (review, _, cache) => putIntoList(cache, OWN_REVIEWS_KEY, review),
})

const putReview = (list: ReviewList, review: Review): ReviewList => ({
  ...list,
  items: list.items.map((known) =>
    known.id === review.id && known.version <= review.version ? review : known,
  ),
})

export const reviewReply = defineCommand<ReviewReply, Review>({
  name: 'review.reply',
  argsVersion: 1,
  scope: ({ id }) => `review:${id}`,
  entity: ({ id }) => ({ kind: 'review', id }),
  describe: ({ author }) => `Risposta alla recensione di ${author}`,
  request: ({ id, text }) => ({
    method: 'PUT',
    path: callPath(ROUTES['Reviews/reply'].path, { id }),
    body: { text },
  }),
  settle: (review, _, cache) =>
    cache.setQueryData<ReviewList>(['reviews', review.vendorId], (list) => list && putReview(list, review)),
})

export const reviewCommands: readonly AnyCommandDefinition[] = [reviewAdd, reviewReply]

/** What the couple has written of vendors, by vendor: the latest word on each. Pure. */
export function writtenByVendor(
  reviews: readonly OwnReview[],
  pending: readonly Command[],
): ReadonlyMap<string, OwnReview['state'] | 'waiting'> {
  const written = new Map<string, OwnReview['state'] | 'waiting'>()
  // Newest first: an older one that was refused says nothing of the one after it.
  for (const { vendorId, state } of reviews) if (!written.has(vendorId)) written.set(vendorId, state)
  for (const { name, args } of pending)
    if (name === reviewAdd.name) written.set((args as ReviewAdd).vendorId, 'waiting')
  return written
}

/** The reviews with the vendor's answers as it left them. Pure. */
export function applyReplies(reviews: readonly Review[], pending: readonly Command[]): readonly Review[] {
  const replies = new Map(
    pending
      .filter(({ name }) => name === reviewReply.name)
      .map(({ args, createdAt }) => [(args as ReviewReply).id, { ...(args as ReviewReply), at: createdAt }]),
  )
  if (replies.size === 0) return reviews
  return reviews.map((review) => {
    const mine = replies.get(review.id)
    if (!mine) return review
    const { reply: _, ...rest } = review
    return mine.text ? { ...rest, reply: { text: mine.text, at: mine.at } } : rest
  })
}
