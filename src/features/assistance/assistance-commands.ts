/** A request for help of who has an account, as a command: written with no network it leaves later, after its files. */
import type { NewAssistanceRequest, OwnRequest } from '#contract/admin/assistance.ts'
import { ROUTES } from '#contract/routes.ts'
import { type AnyCommandDefinition, defineCommand } from '../../offline/outbox/command.ts'
import { putIntoList } from '../../offline/outbox/entity-patches.ts'

export const OWN_REQUESTS_KEY = ['assistance', 'own'] as const

export const assistanceAdd = defineCommand<NewAssistanceRequest, OwnRequest>({
  name: 'assistance.add',
  argsVersion: 1,
  scope: ({ id }) => `assistance:${id}`,
  entity: ({ id }) => ({ kind: 'assistance', id }),
  describe: ({ subject }) => `Richiesta all’assistenza: ${subject}`,
  needs: ({ files = [] }) => files.map(({ fileId }) => fileId),
  request: (body) => ({ method: 'POST', path: ROUTES['Assistance/addRequest'].path, body }),
  settle: (request, _, cache) => putIntoList(cache, OWN_REQUESTS_KEY, request),
})

export const assistanceCommands: readonly AnyCommandDefinition[] = [assistanceAdd]
