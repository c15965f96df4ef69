/**
 * The way to the exchange over HTTP, to an intermediary that speaks the protocol of decision 109, or to a small adapter that
 * translates it into its own. Everything may be sent twice: a file and an answer are known by their names.
 */
import * as z from 'zod'
import { ChannelFault } from './channel-fault.ts'
import { type ExchangeChannel, MOST_AT_ONCE } from './exchange-channel.ts'

export interface IntermediarySettings {
  /** Without a slash at its end. */
  url: string
  token: string
}

const WITHIN_MS = 15_000
/** A receipt is a few kilobytes. */
const ANSWER_MAX_BYTES = 1_000_000
const REASON_MAX = 300

const Waiting = z.object({ answers: z.array(z.object({ name: z.string().min(1).max(200) })) })
const Refusal = z.object({ detail: z.string().trim().min(1) })

/** @param withinMs how long each request may take */
export function intermediaryChannel(
  { url, token }: IntermediarySettings,
  withinMs = WITHIN_MS,
): ExchangeChannel {
  /** @throws ChannelFault */
  async function ask<T>(
    method: string,
    path: string,
    read: (response: Response) => Promise<T>,
    { xml, isGone = false }: { xml?: string; isGone?: boolean } = {},
  ): Promise<T> {
    try {
      const response = await fetch(`${url}/${path}`, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          accept: 'application/json, application/xml',
          ...(xml !== undefined && { 'content-type': 'application/xml' }),
        },
        ...(xml !== undefined && { body: xml }),
        // The key is for this address and no other.
        redirect: 'error',
        signal: AbortSignal.timeout(withinMs),
      })
      if (!response.ok && !(isGone && response.status === 404)) throw await faultOf(response)
      return await read(response)
    } catch (error) {
      if (error instanceof ChannelFault) throw error
      throw new ChannelFault('L’intermediario non risponde: si riprova da soli.', { cause: error })
    }
  }

  return {
    send: (name, xml) => ask('PUT', `invoices/${encodeURIComponent(name)}`, emptied, { xml }),
    async answers() {
      const text = await ask('GET', `answers?limit=${MOST_AT_ONCE}`, limitedText)
      return readWaiting(text).slice(0, MOST_AT_ONCE)
    },
    read: (name) => ask('GET', `answers/${encodeURIComponent(name)}`, limitedText),
    putAside: (name) => ask('DELETE', `answers/${encodeURIComponent(name)}`, emptied, { isGone: true }),
  }
}

/** Read to its end, so that the connection is free again; what it says is of no use. */
async function emptied(response: Response): Promise<void> {
  await limitedText(response)
}

/** @throws ChannelFault for more than an answer may be */
async function limitedText(response: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of response.body ?? []) {
    bytes += part.length
    if (bytes > ANSWER_MAX_BYTES)
      throw new ChannelFault('L’intermediario risponde con più di quanto si legga.')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

function readWaiting(text: string): string[] {
  try {
    return Waiting.parse(JSON.parse(text)).answers.map(({ name }) => name)
  } catch (error) {
    throw new ChannelFault('L’intermediario risponde in un modo che non si capisce.', { cause: error })
  }
}

/** What a status says: of the file itself, of us, or of its own day. */
async function faultOf(response: Response): Promise<ChannelFault> {
  const { status } = response
  const said = await reasonIn(response)
  if (status === 401 || status === 403)
    return new ChannelFault('L’intermediario non accetta la chiave (FATTURAPA_TOKEN).')
  if (status === 409)
    return new ChannelFault('L’intermediario ha già un altro file con questo nome: va chiarito con lui.')
  if (status === 400 || status === 413 || status === 422)
    return new ChannelFault(`L’intermediario non la accetta: ${said || `non dice perché (${status})`}`, {
      isRefusal: true,
    })
  return new ChannelFault(`L’intermediario è in difficoltà (${status}): si riprova da soli.`)
}

async function reasonIn(response: Response): Promise<string> {
  try {
    const { detail } = Refusal.parse(JSON.parse(await limitedText(response)))
    return detail.replaceAll(/\s+/g, ' ').slice(0, REASON_MAX)
  } catch {
    // No fault: it says its status, and no more.
    return ''
  }
}
