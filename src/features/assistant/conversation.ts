/** A conversation as it is kept: what was said, and how each event of an answer changes it. Pure. */
import type {
  AssistantEvent,
  AssistantSource,
  AssistantTurn,
  ProposedTask,
  VendorSearch,
} from '#contract/site/assistant.ts'
import { ASSISTANT_LIMITS } from '#contract/lists/site/assistant-limits.ts'
import type { VendorCard } from '#contract/vendors/vendor.ts'

export interface Asked {
  id: string
  role: 'person'
  text: string
}
export interface Answered {
  id: string
  role: 'assistant'
  text: string
  /** Whether a model wrote it; otherwise it was found. */
  model: boolean
  state: 'coming' | 'done' | 'stopped' | 'failed'
  /** Why it failed, for people. */
  fault?: string
  sources: readonly AssistantSource[]
  vendors?: { cards: readonly VendorCard[]; total: number; search: VendorSearch }
  tasks: readonly ProposedTask[]
  /** It would need the plan, which may not be read yet. */
  asksPlan: boolean
}
export type Said = Asked | Answered

export interface Conversation {
  said: readonly Said[]
  /** What stands in the box and was not asked yet. */
  draft: string
  /** The couple lets a model read its plan, until it says otherwise. */
  mayReadPlan: boolean
}

export const EMPTY: Conversation = { said: [], draft: '', mayReadPlan: false }
/** What is kept of a long conversation. */
const KEPT = 60

export const startAnswer = (id: string): Answered => ({
  id,
  role: 'assistant',
  text: '',
  model: false,
  state: 'coming',
  sources: [],
  tasks: [],
  asksPlan: false,
})

/** An answer after one more event. */
export function withEvent(answer: Answered, event: AssistantEvent): Answered {
  switch (event.type) {
    case 'start':
      return { ...answer, model: event.model }
    case 'text':
      return { ...answer, text: answer.text + event.text }
    case 'replace':
      return { ...answer, text: event.text }
    case 'sources': {
      const known = new Set(answer.sources.map(({ slug }) => slug))
      return {
        ...answer,
        sources: [...answer.sources, ...event.sources.filter(({ slug }) => !known.has(slug))],
      }
    }
    case 'vendors':
      return { ...answer, vendors: { cards: event.vendors, total: event.total, search: event.search } }
    case 'tasks':
      return { ...answer, tasks: [...answer.tasks, ...event.tasks] }
    case 'ask-plan':
      return { ...answer, asksPlan: true }
    case 'failed':
      return { ...answer, state: 'failed', fault: event.text }
    case 'done':
      return { ...answer, state: 'done' }
  }
}

/** The conversation with one of its answers in its new state, and no longer than is kept. */
export const withAnswer = (conversation: Conversation, answer: Answered): Conversation => ({
  ...conversation,
  said: [...conversation.said.filter(({ id }) => id !== answer.id), answer].slice(-KEPT),
})

/** An answer that was coming when the page went away stays as far as it came. */
export const settled = (conversation: Conversation): Conversation =>
  conversation.said.some((one) => one.role === 'assistant' && one.state === 'coming')
    ? {
        ...conversation,
        said: conversation.said.map((one) =>
          one.role === 'assistant' && one.state === 'coming' ? { ...one, state: 'stopped' } : one,
        ),
      }
    : conversation

/** The turns that are sent: as many as may be, whole questions only, the last a question. */
export function turnsOf(said: readonly Said[]): AssistantTurn[] {
  const turns = said
    .filter(({ text }) => text.trim() !== '')
    .map(({ role, text }) => ({ role, text: text.trim().slice(0, ASSISTANT_LIMITS.turnCharacters) }))
    .slice(-ASSISTANT_LIMITS.turns)
  const last = turns.findLastIndex(({ role }) => role === 'person')
  return turns.slice(0, last + 1)
}

/** The address of the list a search led to. */
export function searchAddress({ category, ...filter }: VendorSearch): string {
  const query = new URLSearchParams(
    Object.entries(filter).map(([name, value]) => [name, String(value)]),
  ).toString()
  return `/fornitori${category ? `/${category}` : ''}${query ? `?${query}` : ''}`
}
