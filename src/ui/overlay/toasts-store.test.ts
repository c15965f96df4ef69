import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { dismissToast, holdToasts, notify, releaseToasts, toastsStore } from './toasts-store.ts'

describe('toasts', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })

  afterEach(() => {
    for (const toast of toastsStore.get()) dismissToast(toast.id)
    vi.useRealTimers()
  })

  it('is an info that stays 4000 ms unless told otherwise', () => {
    notify({ message: 'Salvato' })
    expect(toastsStore.get()).toMatchObject([{ message: 'Salvato', type: 'info', duration: 4000 }])
    vi.advanceTimersByTime(3999)
    expect(toastsStore.get()).toHaveLength(1)
    vi.advanceTimersByTime(1)
    expect(toastsStore.get()).toHaveLength(0)
  })

  it('stays as long as it is told', () => {
    notify({ message: 'Riservata alle coppie', type: 'warning', duration: 5000 })
    vi.advanceTimersByTime(4999)
    expect(toastsStore.get()).toHaveLength(1)
    vi.advanceTimersByTime(1)
    expect(toastsStore.get()).toHaveLength(0)
  })

  it('numbers them upwards and never uses a number twice', () => {
    const first = notify({ message: 'uno' })
    dismissToast(first)
    expect(notify({ message: 'due' })).toBe(first + 1)
    expect(notify({ message: 'tre' })).toBe(first + 2)
  })

  it('goes when closed, once, and leaves the others', () => {
    const first = notify({ message: 'uno' })
    notify({ message: 'due' })
    const heard = vi.fn<() => void>()
    const stop = toastsStore.subscribe(heard)
    dismissToast(first)
    dismissToast(first)
    expect(heard).toHaveBeenCalledTimes(1)
    expect(toastsStore.get().map((toast) => toast.message)).toEqual(['due'])
    stop()
    vi.advanceTimersByTime(10_000)
    expect(heard).toHaveBeenCalledTimes(1)
    expect(toastsStore.get()).toHaveLength(0)
  })

  it('waits while someone reads, and goes on from where it stopped', () => {
    notify({ message: 'Annulla?' })
    vi.advanceTimersByTime(3000)
    holdToasts()
    vi.advanceTimersByTime(60_000)
    expect(toastsStore.get()).toHaveLength(1)
    releaseToasts()
    vi.advanceTimersByTime(999)
    expect(toastsStore.get()).toHaveLength(1)
    vi.advanceTimersByTime(1)
    expect(toastsStore.get()).toHaveLength(0)
  })

  it('never leaves by itself when its duration is infinite', () => {
    notify({ message: 'Nuova versione pronta', duration: Infinity })
    holdToasts()
    releaseToasts()
    vi.advanceTimersByTime(1e9)
    expect(toastsStore.get()).toHaveLength(1)
  })
})
