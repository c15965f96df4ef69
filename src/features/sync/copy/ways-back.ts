/** How a refused edit goes out again: as it was, or saying what the refusal asks about. */
import type { Command } from '../../../offline/outbox/command.ts'
import type { Outbox } from '../../../offline/outbox/outbox-types.ts'
import { PLAN_ENTITIES } from '../../../plan/entities.ts'

type WayBack = 'again' | 'revive' | 'undo-anyway'

export const AGAIN: Readonly<Record<WayBack, string>> = {
  again: 'Riprova',
  revive: 'Riporta con la modifica',
  'undo-anyway': 'Annulla lo stesso',
}

/** What comes back by an edit once it has been deleted: whatever can be both. */
const REVIVED = new Set([
  // Its commands are its own.
  'favorite.save',
  ...PLAN_ENTITIES.filter(({ calls }) => calls.change && calls.remove).map(({ update }) => update.name),
])

export function waysBack({ name, args, failure }: Command): WayBack {
  if (failure?.code === 'deleted' && REVIVED.has(name)) return 'revive'
  return failure?.code === 'conflict' && (args as { undo?: true }).undo ? 'undo-anyway' : 'again'
}

/** Sends it again; what was deleted comes back with it, and an undo goes over what was written since. */
export async function sendAgain(outbox: Pick<Outbox, 'retry' | 'edit'>, command: Command): Promise<void> {
  const way = waysBack(command)
  const { undo: _, ...args } = command.args as { undo?: true }
  if (way === 'again') await outbox.retry(command.id)
  else await outbox.edit(command.id, way === 'revive' ? { ...args, revive: true } : args)
}
