import { type Handlers, read, write } from '../../platform/call-server.ts'
import { writeContext } from '../../platform/write-context.ts'
import { addTask, changeTask, removeTask } from './couple-task-service.ts'
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
}
