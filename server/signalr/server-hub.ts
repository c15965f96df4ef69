import type { ConnectionLimits } from './connection-limits.ts'
import { OutgoingMessage } from './encoded-message.ts'
import type { Audience, Hub, HubDefinition, HubLog, HubMethod } from './hub-types.ts'
import { Outbox } from './outbox.ts'
import type { ConnectionHost, ServerConnection } from './server-connection.ts'

/** One hub: who is connected, in which groups, and how something is said to some of them. */
export class ServerHub implements Hub, ConnectionHost {
  readonly path: string
  readonly definition: HubDefinition
  readonly methods: ReadonlyMap<string, HubMethod>
  /** Everybody, also those whose handshake is not done. */
  readonly live = new Set<ServerConnection>()
  readonly connections = new Map<string, ServerConnection>()
  readonly outbox = new Outbox()
  readonly limits: ConnectionLimits
  readonly log: HubLog
  readonly #groups = new Map<string, Set<ServerConnection>>()
  readonly #users = new Map<string, Set<ServerConnection>>()
  #everybody: readonly ServerConnection[] | undefined

  constructor(path: string, definition: HubDefinition, limits: ConnectionLimits, log: HubLog) {
    this.path = path
    this.definition = definition
    this.limits = limits
    this.log = log
    const methods = Object.entries(definition.methods ?? {})
    this.methods = new Map(methods.map(([name, method]) => [name.toLowerCase(), method]))
  }

  send(target: Audience, method: string, ...args: unknown[]): void {
    const receivers = this.#receivers(target)
    const protocol = receivers[0]?.wire.protocol
    if (protocol === undefined) return
    const message = OutgoingMessage.invocation(method, args)
    // Made now, so that a value that cannot be sent fails where it was given.
    message.for(protocol)
    this.outbox.post(receivers, message)
  }

  reaches(target: Audience): boolean {
    return this.#receivers(target).length > 0
  }

  addToGroup(connectionId: string, group: string): void {
    const connection = this.connections.get(connectionId)
    if (connection === undefined) return
    add(this.#groups, group, connection)
    connection.groups ??= new Set()
    connection.groups.add(group)
  }

  removeFromGroup(connectionId: string, group: string): void {
    const connection = this.connections.get(connectionId)
    if (connection === undefined) return
    remove(this.#groups, group, connection)
    connection.groups?.delete(group)
  }

  closeWhere(predicate: (connection: ServerConnection) => boolean, error?: string): void {
    for (const connection of this.live) if (predicate(connection)) connection.close(error)
  }

  opened(connection: ServerConnection): void {
    this.live.add(connection)
  }

  joined(connection: ServerConnection): void {
    this.connections.set(connection.id, connection)
    this.#everybody = undefined
    if (connection.user !== undefined) add(this.#users, connection.user.id, connection)
  }

  left(connection: ServerConnection): void {
    this.live.delete(connection)
    if (!this.connections.delete(connection.id)) return
    this.#everybody = undefined
    if (connection.user !== undefined) remove(this.#users, connection.user.id, connection)
    for (const group of connection.groups ?? []) remove(this.#groups, group, connection)
  }

  /** Who hears it is decided when it is said, not when it is delivered. */
  #receivers(target: Audience): readonly ServerConnection[] {
    const found = this.#named(target)
    const { except } = target
    return except === undefined ? found : found.filter(({ id }) => !except.includes(id))
  }

  #named(target: Audience): readonly ServerConnection[] {
    if ('all' in target) return (this.#everybody ??= [...this.connections.values()])
    if ('group' in target) return [...(this.#groups.get(target.group) ?? [])]
    if ('user' in target) return [...(this.#users.get(target.user) ?? [])]
    if ('connection' in target) {
      const connection = this.connections.get(target.connection)
      return connection === undefined ? [] : [connection]
    }
    return [...new Set(target.groups.flatMap((group) => [...(this.#groups.get(group) ?? [])]))]
  }
}

function add<T>(index: Map<string, Set<T>>, key: string, value: T): void {
  const set = index.get(key)
  if (set === undefined) index.set(key, new Set([value]))
  else set.add(value)
}

function remove<T>(index: Map<string, Set<T>>, key: string, value: T): void {
  const set = index.get(key)
  if (set?.delete(value) === true && set.size === 0) index.delete(key)
}
