import { afterEach, expect, it, vi } from 'vitest'
import type { MissingPart } from '../../lib/missing-part.ts'
import { sayWhy, standIn, stylesAgain } from './missing.tsx'
import { dismissToast, toastsStore } from './toasts-store.ts'

/** A page's links to styles, as far as they are asked for again: what has come has rules. */
class Link {
  sheet: { cssRules: string[] } | null = null
  onload?: () => void
  onerror?: () => void
  readonly href: string
  readonly page: Link[]
  constructor(href: string, page: Link[]) {
    this.href = href
    this.page = page
  }
  cloneNode = () => new Link(this.href, this.page)
  after = (link: Link) => void this.page.splice(this.page.indexOf(this) + 1, 0, link)
  remove = () => void this.page.splice(this.page.indexOf(this), 1)
  comes(): void {
    this.sheet = { cssRules: ['a {}'] }
    this.onload?.()
  }
}

function pageWith(...addresses: string[]): Link[] {
  const page: Link[] = []
  for (const href of addresses) page.push(new Link(href, page))
  vi.stubGlobal('document', { querySelectorAll: () => page })
  return page
}

afterEach(() => void vi.unstubAllGlobals())

it('asks again for styles that failed, and for none that have come', async () => {
  const page = pageWith('/sheet.css', '/page.css')
  page[1]!.comes()
  const again = stylesAgain()
  expect(page.map(({ href }) => href)).toEqual(['/sheet.css', '/sheet.css', '/page.css'])
  page[1]!.comes()
  await again
  await stylesAgain()
  expect(page).toHaveLength(3)
})

it('lets each of two parts that ask at one moment hear of its styles', async () => {
  const page = pageWith('/sheet.css')
  const both = [stylesAgain(), stylesAgain()]
  for (const link of page) link.comes()
  await Promise.all(both)
})

it('says it is a missing part when they fail again, and asks once more the next time', async () => {
  const page = pageWith('/sheet.css')
  const again = stylesAgain()
  page[1]!.onerror!()
  await expect(again).rejects.toSatisfy((error) => Boolean(standIn(error)))
  const third = stylesAgain()
  page[1]!.comes()
  await third
})

it.each([
  ['the network', 'offline', /^Serve la rete/],
  ['the part itself', 'failed', /riprova fra poco/],
] as const)('says in its words that %s is why', async (_, why, words) => {
  await sayWhy({ why: Promise.resolve(why) } as MissingPart)
  const [toast, ...more] = toastsStore.get()
  expect(toast).toMatchObject({ message: expect.stringMatching(words), type: 'warning' })
  expect(more).toEqual([])
  dismissToast(toast!.id)
})

it('says nothing of what somebody else tells of', async () => {
  await sayWhy({ why: Promise.resolve('told') } as MissingPart)
  expect(toastsStore.get()).toEqual([])
})
