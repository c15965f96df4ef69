/** The vendors a visitor has tapped the heart of, kept on this device until there is an account to take them along. */
import { newId } from '#contract/kit/new-id.ts'
import type { VendorCard } from '#contract/vendors/vendor.ts'
import { heard } from '../../lib/fault-log.ts'
import { openPublicStore } from '../../offline/outbox/outbox-store.ts'
import { notify } from '../../ui/overlay/toasts-store.ts'
import { type Heart, showHearts } from './heart-state.ts'

export const HEARTS_MAX = 100
const KEPT = 'hearts'
const TOLD_FOR_MS = 8_000

interface Kept {
  hearts: readonly Heart[]
  /** They know where the hearts stay. */
  told?: boolean
}

/** Nothing is opened before the first use. */
const store = openPublicStore()
const tabs = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('lovoglio-hearts')
tabs?.addEventListener('message', () => void readHearts().catch(heard('hearts')))

/** What is kept, shown too. @throws OutboxError when the device refuses */
export async function readHearts(): Promise<readonly Heart[]> {
  const { hearts = [] } = (await store.getMeta<Kept>(KEPT)) ?? {}
  showHearts(hearts)
  return hearts
}

/** @throws OutboxError when the device refuses: then they are what they were */
async function change(next: (before: Kept) => Kept): Promise<void> {
  const { hearts } = await store.changeMeta<Kept>(KEPT, (before) => next(before ?? { hearts: [] }))
  showHearts(hearts)
  tabs?.postMessage(undefined)
}

/**
 * Fills a vendor's heart, or empties it; the first one says where it stays.
 * @param register leads to the registration
 */
export async function setHeart(vendor: VendorCard, full: boolean, register: () => void): Promise<void> {
  let isFirst = false
  let isTooMany = false
  try {
    await change(({ hearts, told = false }) => {
      const others = hearts.filter((heart) => heart.vendor.id !== vendor.id)
      isTooMany = full && others.length >= HEARTS_MAX
      if (isTooMany) return { hearts, told }
      isFirst = full && !told
      return { hearts: full ? [...others, { id: newId(), vendor }] : others, told: told || full }
    })
  } catch (fault) {
    heard('hearts')(fault)
    tell('Questo browser non tiene niente: registrati, e i fornitori che ti piacciono restano.', register)
  }
  if (isTooMany)
    tell(`Qui stanno ${HEARTS_MAX} cuori: registrati per salvarne quanti vuoi, o togline uno.`, register)
  if (isFirst) tell('Lo teniamo su questo dispositivo; registrati per portarlo con te.', register)
}

const tell = (message: string, register: () => void) =>
  void notify({ message, duration: TOLD_FOR_MS, action: { label: 'Registrati', onPress: register } })

/** Takes these off the device; one that was tapped meanwhile stays. */
export const dropHearts = (gone: readonly Heart[]): Promise<void> =>
  change(({ hearts, ...kept }) => ({
    ...kept,
    hearts: hearts.filter(({ id }) => !gone.some((one) => one.id === id)),
  }))

/** Puts back what was taken off, beside what is there by now. */
export const putBackHearts = (back: readonly Heart[]): Promise<void> =>
  change(({ hearts, ...kept }) => {
    const missing = back.filter(({ vendor }) => !hearts.some((heart) => heart.vendor.id === vendor.id))
    return { ...kept, hearts: [...missing, ...hearts].slice(0, HEARTS_MAX) }
  })
