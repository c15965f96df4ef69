import type { Command } from './command.ts'

/** A command that waits, for tests; order and scope as they say. */
export const testCommand = (id: string, extra: Partial<Command> = {}): Command => ({
  id,
  name: 'task.add',
  argsVersion: 1,
  args: { title: id },
  createdAt: '2026-11-21T00:00:00.000Z',
  scope: 'tasks',
  entity: { kind: 'task', id },
  order: 0,
  state: 'waiting',
  attempts: 0,
  request: { method: 'POST', path: '/api/x', body: { id } },
  revision: 0,
  ...extra,
})
