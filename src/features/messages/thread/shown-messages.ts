/** Messages as a thread shows them: those of the server and those that wait, by day and by who speaks. Pure. */
import type { Message } from '#contract/vendors/message.ts'
import type { Side } from '#contract/lists/vendors/message-words.ts'
import type { Picture } from '#contract/media/picture.ts'
import { today } from '../../../lib/day.ts'
import type { Command } from '../../../offline/outbox/command.ts'
import type { MessageSend } from '../message-commands.ts'

export interface ShownFile {
  id: string
  kind: 'picture' | 'document'
  name: string
  /** Bytes. */
  size: number
  /** Where a document is, once the server has it. */
  url?: string
  picture?: Picture
  width: number
  height: number
}

export interface ShownMessage {
  id: string
  mine: boolean
  author: string
  text: string
  files: readonly ShownFile[]
  at: string
  /** Nobody wrote it: it answered by itself. */
  automatic: boolean
  /** Undefined while the server does not have it. */
  number?: number
  /** The first of what one person says in a row: it carries the name. */
  opens: boolean
  /** The last of it: it carries the time. */
  closes: boolean
}

export interface ShownDay {
  /** `YYYY-MM-DD` in Italy. */
  day: string
  messages: readonly ShownMessage[]
}

/** What is said within this time, by the same person, is one breath, in milliseconds. */
const BREATH_MS = 5 * 60_000

/** @param me who writes here, as the others read it */
export function shownDays(
  side: Side,
  me: string,
  messages: readonly Message[],
  waiting: readonly Command<MessageSend>[],
): readonly ShownDay[] {
  const known = new Set(messages.map(({ id }) => id))
  const all = [
    ...messages.map((message) => fromServer(side, message)),
    ...waiting.filter(({ args }) => !known.has(args.id)).map((command) => fromHere(me, command)),
  ]
  const days = Map.groupBy(all, ({ at }) => today(new Date(at)))
  return [...days].map(([day, some]) => ({
    day,
    messages: some.map((message, at) => ({
      ...message,
      opens: !isOneBreath(some[at - 1], message),
      closes: !isOneBreath(message, some[at + 1]),
    })),
  }))
}

type Plain = Omit<ShownMessage, 'opens' | 'closes'>

const isOneBreath = (one: Plain | undefined, next: Plain | undefined): boolean =>
  one !== undefined &&
  next !== undefined &&
  one.mine === next.mine &&
  one.author === next.author &&
  one.automatic === next.automatic &&
  Date.parse(next.at) - Date.parse(one.at) < BREATH_MS

function fromServer(
  side: Side,
  { id, by, author, text, files, createdAt, number, automatic }: Message,
): Plain {
  return {
    id,
    automatic: automatic !== undefined,
    mine: by === side,
    author,
    text,
    at: createdAt,
    number,
    files: files.map((file) =>
      file.kind === 'picture'
        ? {
            id: file.id,
            kind: 'picture',
            name: 'Foto',
            size: file.bytes,
            picture: file.picture,
            width: file.picture.width,
            height: file.picture.height,
          }
        : {
            id: file.id,
            kind: 'document',
            name: file.name,
            size: file.bytes,
            url: file.url,
            width: 0,
            height: 0,
          },
    ),
  }
}

const fromHere = (me: string, { args, createdAt }: Command<MessageSend>): Plain => ({
  id: args.id,
  automatic: false,
  mine: true,
  author: me,
  text: args.text,
  at: createdAt,
  files: args.files.map(({ fileId, ...file }) => ({ id: fileId, ...file })),
})
