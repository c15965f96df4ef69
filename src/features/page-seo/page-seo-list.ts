/** Which pages are shown, part by part. Pure. */
import { PAGE_GROUPS, PUBLIC_PAGES } from '#contract/lists/site/public-pages.ts'
import type { PageSeoRecord } from '#contract/site/page-seo.ts'
import { searchable } from '../../lib/text.ts'

export const VIEWS = [
  { value: 'all', label: 'Tutte' },
  { value: 'written', label: 'Riscritte' },
  { value: 'hidden', label: 'Fuori dai motori' },
] as const
export type View = (typeof VIEWS)[number]['value']

interface ShownPage {
  name: string
  record: PageSeoRecord
}

interface PageGroup {
  group: string
  title: string
  pages: readonly ShownPage[]
}

const IS_IN: Record<View, (record: PageSeoRecord) => boolean> = {
  all: () => true,
  written: ({ changed }) => changed !== null,
  hidden: ({ noindex }) => noindex,
}

/** @param q words of a page's name, its address or what is written of it */
export function pagesShown(records: readonly PageSeoRecord[], view: View, q: string): PageGroup[] {
  const known = new Map(records.map((record) => [record.path, record]))
  const wanted = searchable(q.trim())
  return PAGE_GROUPS.map(({ group, title }) => ({
    group,
    title,
    pages: PUBLIC_PAGES.filter((page) => page.group === group).flatMap(({ path, name }) => {
      const record = known.get(path)
      if (!record || !IS_IN[view](record)) return []
      const words = searchable([name, path, record.title, record.description].join(' '))
      return words.includes(wanted) ? [{ name, record }] : []
    }),
  })).filter(({ pages }) => pages.length > 0)
}

/** What a page is called among administrators. */
export const pageName = (path: string): string =>
  PUBLIC_PAGES.find((page) => page.path === path)?.name ?? path
