/** What the couple's hub does to the cached tasks. */
import type { CoupleTask } from '#contract/couple-task.ts'
import { CHANGE_EVENTS } from '#contract/hubs.ts'
import { liveList } from '../../offline/entity-patches.ts'
import { TASKS_KEY } from './couple-task-commands.ts'

export const coupleTaskLive = liveList<CoupleTask>(CHANGE_EVENTS.task, TASKS_KEY)
