/** A guest's answer as a command: kept on the guest's device until the server has it, like a couple's own edits. */
import type { AnswerReceipt, GuestAnswer, GuestInvitation } from '#contract/website/rsvp.ts'
import { ROUTES } from '#contract/routes.ts'
import { defineCommand } from '../../../offline/outbox/command.ts'
import { writeRecord } from './keep-record.ts'
import { parseRecord, readRecord } from './rsvp-record.ts'
import { invitationKey } from './wedding-keys.ts'

export const guestAnswer = defineCommand<GuestAnswer, AnswerReceipt>({
  name: 'guest.answer',
  argsVersion: 1,
  scope: ({ link }) => `rsvp ${link}`,
  entity: ({ id }) => ({ kind: 'guestAnswer', id }),
  describe: ({ attending }) => (attending ? 'Ci saremo' : 'Non possiamo esserci'),
  request: (body) => ({ method: 'POST', path: ROUTES['Couple/answerInvitation'].path, body }),
  settle: ({ answeredAt }, { args }, cache) => {
    // A later answer may wait already: only this one has arrived. Where nothing is noted a kill has taken the note.
    const record = parseRecord(readRecord(args.link))
    if (!record || JSON.stringify(record.answer) === JSON.stringify(args))
      writeRecord({ answer: args, state: 'sent' })
    const { name, attending, companions, diet, message } = args
    cache.setQueryData<GuestInvitation>(
      invitationKey(args.link),
      (invitation) =>
        invitation && { ...invitation, answer: { name, attending, companions, diet, message, answeredAt } },
    )
  },
})
