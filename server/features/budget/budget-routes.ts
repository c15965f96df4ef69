import { type Handlers, read, write } from '../../platform/call-server.ts'
import { askedId } from '../../platform/asked-id.ts'
import { coupleAudience } from '../../platform/change-feed.ts'
import type { Queryable } from '../../platform/database.ts'
import { writeContext } from '../../platform/write-context.ts'
import {
  addBudgetItem,
  changeBudgetItem,
  changeWeddingBudget,
  coupleOfBudgetItem,
  removeBudgetItem,
  setWeddingBudget,
} from './budget-service.ts'
import { findWeddingBudget, listBudgetItems } from './budget-store.ts'

export const budgetRoutes: Handlers = {
  'Couple/getBudgetItemCoupleList': read(({ actor, tx }) => listBudgetItems(actor.coupleId, tx)),
  'Couple/addBudgetItemCouple': write((call) =>
    addBudgetItem(call.actor.coupleId, writeContext(call), call.body),
  ),
  'Couple/updateBudgetItemCouple': write((call) =>
    changeBudgetItem(call.actor.coupleId, writeContext(call), call.params.id, call.body),
  ),
  'Couple/deleteBudgetItemCouple': write(async (call) => {
    await removeBudgetItem(call.actor.coupleId, writeContext(call), call.params.id)
    return { id: call.params.id }
  }),
  'Couple/getBudgetWeddingCouple': read(({ actor, tx }) => findWeddingBudget(actor.coupleId, tx)),
  'Couple/addBudgetWeddingCouple': write((call) =>
    setWeddingBudget(call.actor.coupleId, writeContext(call), call.body),
  ),
  'Couple/updateBudgetWeddingCouple': write((call) =>
    changeWeddingBudget(call.actor.coupleId, writeContext(call), call.params.id, call.body),
  ),

  'Admin/getBudgetItemCoupleList': read(({ body, tx }) => listBudgetItems(askedId(undefined, body), tx)),
  'Admin/addBudgetItemCouple': write(
    ({ body: { coupleId, ...item }, ...call }) => addBudgetItem(coupleId, writeContext(call), item),
    async ({ body }) => coupleAudience(body.coupleId),
  ),
  'Admin/updateBudgetItemCouple': write(
    async (call) =>
      changeBudgetItem(
        await coupleOfBudgetItem(call.params.id, call.tx),
        writeContext(call),
        call.params.id,
        call.body,
      ),
    ({ params, tx }) => audienceOf(params.id, tx),
  ),
  'Admin/deleteBudgetItemCouple': write(
    async (call) => {
      await removeBudgetItem(
        await coupleOfBudgetItem(call.params.id, call.tx),
        writeContext(call),
        call.params.id,
      )
      return { id: call.params.id }
    },
    ({ params, tx }) => audienceOf(params.id, tx),
  ),
  'Admin/getBudgetWeddingCouple': read(({ body, tx }) => findWeddingBudget(askedId(undefined, body), tx)),
  'Admin/addBudgetWeddingCouple': write(
    ({ body: { coupleId, ...budget }, ...call }) => setWeddingBudget(coupleId, writeContext(call), budget),
    async ({ body }) => coupleAudience(body.coupleId),
  ),
  'Admin/updateBudgetWeddingCouple': write(
    (call) => changeWeddingBudget(call.params.id, writeContext(call), call.params.id, call.body),
    async ({ params }) => coupleAudience(params.id),
  ),
}

const audienceOf = async (id: string, tx: Queryable) => coupleAudience(await coupleOfBudgetItem(id, tx))
