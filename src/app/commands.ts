import { budgetCommands } from '../features/budget/budget-commands.ts'
import { coupleCommands } from '../features/couple/couple-commands.ts'
import { coupleTaskCommands } from '../features/couple-tasks/couple-task-commands.ts'
import { favoriteCommands } from '../features/favorites/favorite-commands.ts'
import type { AnyCommandDefinition } from '../offline/command.ts'

/** Every command of the app, once: an outbox can only show and settle what is here. Names never change once shipped. */
export const commands: readonly AnyCommandDefinition[] = [
  ...coupleCommands,
  ...coupleTaskCommands,
  ...budgetCommands,
  ...favoriteCommands,
]
