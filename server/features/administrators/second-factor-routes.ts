import type { FastifyRequest } from 'fastify'
import { addressOf } from '../../platform/http/address.ts'
import { type Handlers, read, secretWrite, write } from '../../platform/http/call-server.ts'
import { readKey } from '../../platform/http/idempotency.ts'
import type { ActorOf } from '../../platform/people/actor.ts'
import { resetSecondFactor } from './second-factor-reset.ts'
import {
  type SecondFactorParts,
  confirmSecondFactor,
  endSecondFactor,
  renewCodes,
  requireSecondFactor,
  secondFactorOf,
  startSecondFactor,
} from './second-factor-service.ts'

interface AskingCall {
  actor: ActorOf<'admin'>
  now: string
  request: FastifyRequest
}

export function secondFactorRoutes({
  publicUrl,
  ...parts
}: SecondFactorParts & { publicUrl: () => string }): Handlers {
  const asking = ({ actor, now, request }: AskingCall) => ({
    ...parts,
    adminId: actor.adminId,
    address: addressOf(request.ip),
    now,
  })
  return {
    'Admin/getSecondFactor': read(({ actor, tx }) => secondFactorOf(actor.adminId, tx)),
    'Admin/startSecondFactor': secretWrite(({ actor, tx }) =>
      startSecondFactor({ adminId: actor.adminId, key: parts.key }, tx),
    ),
    'Admin/confirmSecondFactor': write((call) => confirmSecondFactor(asking(call), call.body.code, call.tx)),
    'Admin/endSecondFactor': write((call) => endSecondFactor(asking(call), call.body.code, call.tx)),
    'Admin/renewRecoveryCodes': secretWrite(async (call) => {
      const request = readKey(call.request.headers['idempotency-key'])
      return { codes: await renewCodes({ ...asking(call), request }, call.body.code, call.tx) }
    }),
    'Admin/requireSecondFactor': write(({ actor, body, tx }) =>
      requireSecondFactor(actor.adminId, body.required, tx),
    ),
    'Admin/resetSecondFactor': write(async (call) => {
      await resetSecondFactor(call, call.params.id, publicUrl())
      return { id: call.params.id }
    }),
  }
}
