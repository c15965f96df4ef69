/** What changed since yesterday, as lines to read: what guests answered, what the other of the two did, or one of us. Pure. */
import { headsOf } from '#contract/website/heads.ts'
import type { RsvpAnswer } from '#contract/website/rsvp.ts'
import type { PartnerEdit } from '#contract/wire/sync.ts'
import { addDays, today as dayOf } from '../../lib/day.ts'
import { formatNumber } from '../../lib/number.ts'
import { wordsOf } from '../../plan/kind-words.ts'

export interface NewsLine {
  key: string
  /** «Marco ha aggiunto un’attività». */
  said: string
  /** What it is called. */
  detail: string
  href: string
  at: string
}

const VERBS = { made: 'ha aggiunto', changed: 'ha cambiato', deleted: 'ha tolto' } as const

/** Whether something happened yesterday or today. @param today `YYYY-MM-DD` */
export const isNews = (at: string, today: string): boolean => dayOf(new Date(at)) >= addDays(today, -1)

/**
 * Of each kind and author one line: what was done to one thing is named, to several counted.
 * @param authorOf who did it, as a sentence begins
 * @param nameOf what a thing is called, '' for one that this device has not
 */
export function partnerNews(
  edits: readonly PartnerEdit[],
  authorOf: (edit: PartnerEdit) => string,
  nameOf: (edit: PartnerEdit) => string,
  today: string,
): NewsLine[] {
  const recent = edits.filter(({ at, topic }) => wordsOf(topic)?.news && isNews(at, today))
  const groups = Map.groupBy(recent, ({ topic, what, by }) => `${topic} ${what} ${by}`)
  return [...groups].map(([key, some]) => {
    const [first] = some as [PartnerEdit]
    const { many, news } = wordsOf(first.topic)!
    const { said, href, opens: opened } = news!
    const single = some.length === 1
    const opens = single && opened && first.what !== 'deleted'
    return {
      key,
      said: `${authorOf(first)} ${VERBS[first.what]} ${single ? said : `${formatNumber(some.length)} ${many}`}`,
      detail: some.map(nameOf).filter(Boolean).join(', '),
      href: opens ? `${href}?${opened}=${first.entityId}` : href,
      at: first.at,
    }
  })
}

/** Of each guest who answered, a line. */
export const guestNews = (answers: readonly RsvpAnswer[], today: string): NewsLine[] =>
  answers
    .filter(({ answeredAt }) => isNews(answeredAt, today))
    .map((answer) => ({
      key: answer.id,
      said: `${answer.name} ha risposto ${answer.attending ? `sì, in ${headsOf(answer)}` : 'no'}`,
      detail: answer.message,
      href: '/couple/website?parte=invitati',
      at: answer.answeredAt,
    }))
