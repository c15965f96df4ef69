/** HAProxy before the processes: health checks, and a second try for what may be sent twice. */
import { writeFile } from 'node:fs/promises'
import { ensureProgram } from '../debian.ts'
import { type Part, createPart } from './part.ts'
import { listens } from '../ports.ts'

export interface Behind {
  name: string
  port: number
}

/**
 * Prepares a HAProxy.
 * @param file where its configuration is written
 * @param port where people reach the product
 */
export async function prepareHaproxy(
  file: string,
  port: number,
  web: readonly Behind[],
  hubs: readonly Behind[],
) {
  const command = ensureProgram('haproxy')
  await writeFile(file, haproxyConfiguration(port, web, hubs))
  const part: Part = createPart({
    name: 'haproxy',
    command,
    args: ['-db', '-f', file],
    ready: () => listens(port),
  })
  return part
}

/**
 * A request is sent to another process when the one that had it died without a word. That is right for reads and for
 * writes that carry their key (all that a device sends from its outbox) and for signing in; any other write is the caller's
 * to repeat.
 */
export function haproxyConfiguration(port: number, web: readonly Behind[], hubs: readonly Behind[]): string {
  const servers = (those: readonly Behind[]) =>
    those
      .map((one) => `  server ${one.name} 127.0.0.1:${one.port} check inter 300ms fall 1 rise 1`)
      .join('\n')
  return `global
  # A request that is tried again is kept whole until its answer begins.
  tune.bufsize 65536

defaults
  mode http
  option redispatch 1
  option http-keep-alive
  retries 5
  timeout connect 2s
  timeout client 2m
  timeout server 2m
  timeout tunnel 1h
  timeout http-request 30s
  timeout check 2s

frontend people
  bind 127.0.0.1:${port}
  # What a client writes of where it comes from is nobody's word.
  http-request del-header x-forwarded-for
  http-request set-header x-forwarded-proto http
  option forwardfor
  use_backend hubs if { path_beg /hubs/ }
  default_backend web

backend web
  balance roundrobin
  option httpchk GET /api/health
  acl repeatable method GET HEAD
  acl repeatable req.hdr(idempotency-key) -m found
  acl repeatable path /api/sync/commands /api/User/login
  # The specification reads by POST too.
  acl repeatable path_reg ^/api/(Couple|Vendor|Admin)/(get|find)
  acl repeatable path_reg ^/(identitytoolkit|securetoken)\\.googleapis\\.com/v1/(accounts:(signInWithPassword|lookup)|token)
  retry-on conn-failure empty-response
  http-request disable-l7-retry unless repeatable
${servers(web)}

backend hubs
  balance roundrobin
  option httpchk GET /api/health
  retry-on conn-failure
${servers(hubs)}
`
}
