import { coupleAudience, vendorAudience } from '../../platform/database/change-feed.ts'
import { type Handlers, read, write } from '../../platform/http/call-server.ts'
import { accountNotes, addAccountNote, deleteAccountNote } from './account-note-service.ts'

export const accountNoteRoutes: Handlers = {
  'Admin/getAccountNotes': read(({ query, tx }) => accountNotes(query.id, tx)),
  'Admin/addAccountNote': write(
    (call) => addAccountNote(call, call.body),
    async ({ body: { kind, accountId } }) =>
      kind === 'couple' ? coupleAudience(accountId) : vendorAudience(accountId),
  ),
  'Admin/deleteAccountNote': write(async ({ params, tx }) => {
    await deleteAccountNote(params.id, tx)
    return { id: params.id }
  }),
}
