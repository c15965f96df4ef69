/** The answers as a file. Pure. */
import type { Invitation, RsvpAnswer } from '#contract/website/rsvp.ts'
import { csvText, writeCsv } from '#contract/wire/csv.ts'

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
      ...answer.companions.map(({ name, diet }) => [invitation, name || 'senza nome', word, diet, '']),
    ]
  })
  const header = ['Invito', 'Nome', 'Presente', 'A tavola', 'Messaggio']
  return writeCsv([header, ...rows].map((cells) => cells.map(csvText)))
}
