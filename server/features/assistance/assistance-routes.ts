import { type Handlers, read, write } from '../../platform/http/call-server.ts'
import { addressOf } from '../../platform/http/address.ts'
import { addRequest, listOwnRequests, senderOf } from './assistance-service.ts'
import { addNote, moveRequest, requestQueue } from './assistance-queue.ts'
import { listNotes, listRequestsOf } from './assistance-store.ts'

/** Whoever asks for help takes a lock of their own, never a wedding's. */
const LINE = 'assistance'

/** Who answers reads all that one account has asked: its own limits keep that short. */
const ALL = { most: Number.MAX_SAFE_INTEGER }

export const assistanceRoutes: Handlers = {
  'Assistance/addRequest': write(
    ({ actor, body, tx, now, request }) =>
      addRequest(actor, body, { tx, now, address: addressOf(request.ip) }),
    async () => LINE,
  ),
  'Assistance/getOwnRequests': read(async ({ actor, query, tx }) => {
    const { fromId } = senderOf(actor)
    return fromId ? listOwnRequests(fromId, tx, { after: query.after }) : []
  }),
  'Assistance/getQueue': read(({ query, tx }) => requestQueue.page(query, tx)),
  'Assistance/moveRequest': write(
    ({ actor, params, body, tx, now }) => moveRequest(actor, params.id, body, { tx, now }),
    async () => LINE,
  ),
  'Assistance/addNote': write(
    ({ actor, body, tx, now }) => addNote(actor, body, { tx, now }),
    async () => LINE,
  ),
  'Admin/findRequestByVendorId': read(({ body, tx }) => listRequestsOf(idOf(body), tx, ALL)),
  'Admin/findRequestByCoupleId': read(({ body, tx }) => listRequestsOf(idOf(body), tx, ALL)),
  'Admin/findNoteVendoyByRequestId': read(({ body, tx }) => listNotes(idOf(body), tx)),
  'Admin/findNoteCoupleByRequestId': read(({ body, tx }) => listNotes(idOf(body), tx)),
}

const idOf = (body: string | { id: string }): string => (typeof body === 'string' ? body : body.id)
