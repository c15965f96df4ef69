/** Answers as our server gives them, for tests that stand in for it. */
import { PROTOCOL_VERSION, SERVER_VERSION_HEADER } from '#contract/wire/client-version.ts'

/** What tells them from anybody else's. */
export const MARK = { [SERVER_VERSION_HEADER]: String(PROTOCOL_VERSION) }

export const serverJson = (body: unknown, status = 200): Response =>
  Response.json(body, { status, headers: MARK })
