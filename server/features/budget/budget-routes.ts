import { type Handlers, read, write } from '../../platform/call-server.ts'
import { writeContext } from '../../platform/write-context.ts'
import {
  addBudgetItem,
  changeBudgetItem,
  changeWeddingBudget,
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
}
