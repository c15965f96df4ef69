import type { AnyCommandDefinition } from '../offline/command.ts'

/** Every command of the app, once: an outbox can only show and settle what is here. Names never change once shipped. */
export const commands: readonly AnyCommandDefinition[] = []
