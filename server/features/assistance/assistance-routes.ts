import { type Handlers, read, write } from '../../platform/call-server.ts'
import { addRequest, senderOf } from './assistance-service.ts'
import { listNotes, listRequestsOf } from './assistance-store.ts'

/** Whoever asks for help stands in a line of their own, never in a wedding's. */
const LINE = 'assistance'

export const assistanceRoutes: Handlers = {
  'Assistance/addRequest': write(
    ({ actor, body, tx, now, request }) => addRequest(actor, body, { tx, now, address: request.ip }),
    async () => LINE,
  ),
  'Assistance/getOwnRequests': read(async ({ actor, tx }) => {
    const { fromId } = senderOf(actor)
    const requests = fromId ? await listRequestsOf(fromId, tx) : []
    return requests.map(({ assignedTo: _a, fromId: _i, fromType: _t, ...own }) => own)
  }),
  'Admin/findRequestByVendorId': read(({ body, tx }) => listRequestsOf(idOf(body), tx)),
  'Admin/findRequestByCoupleId': read(({ body, tx }) => listRequestsOf(idOf(body), tx)),
  'Admin/findNoteVendoyByRequestId': read(({ body, tx }) => listNotes(idOf(body), tx)),
  'Admin/findNoteCoupleByRequestId': read(({ body, tx }) => listNotes(idOf(body), tx)),
}

const idOf = (body: string | { id: string }): string => (typeof body === 'string' ? body : body.id)
