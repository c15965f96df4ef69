/** What the answers come to, and the list of them as a file. Pure. */
import type { Invitation, RsvpAnswer } from '#contract/rsvp.ts'
import { csvText, writeCsv } from '../../lib/csv.ts'

export interface RsvpTotals {
  /** People who may come, by the invitations. */
  invited: number
  /** People who come, with and without an invitation. */
  coming: number
  /** Invitations and others that said no. */
  declined: number
  /** Invitations without an answer. */
  silent: number
}

export function rsvpTotals(invitations: readonly Invitation[], answers: readonly RsvpAnswer[]): RsvpTotals {
  const answered = new Set(answers.map(({ invitationId }) => invitationId))
  return {
    invited: invitations.reduce((sum, { maxCompanions }) => sum + 1 + maxCompanions, 0),
    coming: answers.reduce(
      (sum, { attending, companions }) => sum + (attending ? 1 + companions.length : 0),
      0,
    ),
    declined: answers.filter(({ attending }) => !attending).length,
    silent: invitations.filter(({ id }) => !answered.has(id)).length,
  }
}

/** One line a person, for who counts chairs and plates. */
export function answersCsv(invitations: readonly Invitation[], answers: readonly RsvpAnswer[]): string {
  const byInvitation = new Map(answers.map((answer) => [answer.invitationId ?? answer.id, answer]))
  const rows = [
    ...invitations.map(({ id, name }) => ({ invitation: name, answer: byInvitation.get(id) })),
    ...answers
      .filter(({ invitationId }) => invitationId === null)
      .map((answer) => ({ invitation: '', answer })),
  ].flatMap(({ invitation, answer }) => {
    if (!answer) return [[invitation, '', 'senza risposta', '', '']]
    const word = answer.attending ? 'sì' : 'no'
    return [
      [invitation, answer.name, word, answer.diet, answer.message],
      ...answer.companions.map(({ name, diet }) => [invitation, name, word, diet, '']),
    ]
  })
  const header = ['Invito', 'Nome', 'Presente', 'A tavola', 'Messaggio']
  return writeCsv([header, ...rows].map((cells) => cells.map(csvText)))
}
