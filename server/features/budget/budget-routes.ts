import { askedId } from '../../platform/http/asked-id.ts'
import { type Handlers, read, write } from '../../platform/http/call-server.ts'
import { coupleAudience } from '../../platform/database/change-feed.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { writeContext } from '../../platform/entity/write-context.ts'
import { setWeddingBudget, weddingBudgets } from './budget-service.ts'

const budgetOf = async (coupleId: string, tx: Queryable) => (await weddingBudgets.find(coupleId, tx)) ?? null

/** The budget of which there is one; its items have the calls of every list. */
export const budgetRoutes: Handlers = {
  'Couple/getBudgetWeddingCouple': read(({ actor, tx }) => budgetOf(actor.coupleId, tx)),
  'Couple/addBudgetWeddingCouple': write((call) =>
    setWeddingBudget(call.actor.coupleId, writeContext(call), call.body),
  ),
  'Couple/updateBudgetWeddingCouple': write((call) =>
    weddingBudgets.change(call.actor.coupleId, writeContext(call), call.params.id, call.body),
  ),
  'Admin/getBudgetWeddingCouple': read(({ body, tx }) => budgetOf(askedId(undefined, body), tx)),
  'Admin/addBudgetWeddingCouple': write(
    ({ body: { coupleId, ...budget }, ...call }) => setWeddingBudget(coupleId, writeContext(call), budget),
    async ({ body }) => coupleAudience(body.coupleId),
  ),
  'Admin/updateBudgetWeddingCouple': write(
    (call) => weddingBudgets.change(call.params.id, writeContext(call), call.params.id, call.body),
    async ({ params }) => coupleAudience(params.id),
  ),
}
