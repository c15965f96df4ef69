import { type Handlers, read, write } from '../../platform/call-server.ts'
import { askedId } from '../../platform/asked-id.ts'
import { coupleAudience } from '../../platform/change-feed.ts'
import type { Queryable } from '../../platform/database.ts'
import { writeContext } from '../../platform/write-context.ts'
import { addTask, changeTask, coupleOfTask, removeTask } from './couple-task-service.ts'
import { listTasks } from './couple-task-store.ts'

export const coupleTaskRoutes: Handlers = {
  'Couple/getTaskCoupleById': read(({ actor, tx }) => listTasks(actor.coupleId, tx)),
  'Couple/addTaskCouple': write((call) => addTask(call.actor.coupleId, writeContext(call), call.body)),
  'Couple/updateTaskCouple': write((call) =>
    changeTask(call.actor.coupleId, writeContext(call), call.params.id, call.body),
  ),
  'Couple/deleteTaskCouple': write(async (call) => {
    await removeTask(call.actor.coupleId, writeContext(call), call.params.id)
    return { id: call.params.id }
  }),

  'Admin/getTaskCoupleById': read(({ body, tx }) => listTasks(askedId(undefined, body), tx)),
  'Admin/addTaskCouple': write(
    ({ body: { coupleId, ...task }, ...call }) => addTask(coupleId, writeContext(call), task),
    async ({ body }) => coupleAudience(body.coupleId),
  ),
  'Admin/updateTaskCouple': write(
    async (call) =>
      changeTask(await coupleOfTask(call.params.id, call.tx), writeContext(call), call.params.id, call.body),
    ({ params, tx }) => audienceOf(params.id, tx),
  ),
  'Admin/deleteTaskCouple': write(
    async (call) => {
      await removeTask(await coupleOfTask(call.params.id, call.tx), writeContext(call), call.params.id)
      return { id: call.params.id }
    },
    ({ params, tx }) => audienceOf(params.id, tx),
  ),
}

const audienceOf = async (id: string, tx: Queryable) => coupleAudience(await coupleOfTask(id, tx))
