import { type ReactNode, useState } from 'react'
import { ago } from '../../lib/ago.ts'
import { Button } from '../../ui/button.tsx'
import { UiLink } from '../../ui/link.tsx'
import { SectionHeader } from '../../ui/frame/page-header.tsx'
import css from './dashboard.module.css'
import type { NewsLine } from './news.ts'

const SHOWN = 4

/**
 * What changed since yesterday; nothing where nothing did.
 * @param messages what vendors have written and nobody has read
 */
export function DashboardNews({ lines, messages }: { lines: readonly NewsLine[]; messages: ReactNode }) {
  const [all, setAll] = useState(false)
  if (lines.length === 0 && !messages) return null
  const sorted = lines.toSorted((a, b) => (a.at < b.at ? 1 : -1))
  const more = sorted.length - SHOWN
  return (
    <section aria-labelledby="news">
      <SectionHeader id="news" title="Novità" />
      {messages}
      <ul className={css.news}>
        {sorted.slice(0, all ? undefined : SHOWN).map(({ key, said, detail, href, at }) => (
          <li key={key}>
            <UiLink href={href} className={css.line}>
              <span>
                {said}
                {detail && <small className={css.detail}>{detail}</small>}
              </span>
              <small className={css.soft}>{ago(at)}</small>
            </UiLink>
          </li>
        ))}
      </ul>
      {more > 0 && !all && (
        <Button variant="link" onClick={() => setAll(true)}>
          {more === 1 ? 'Ancora una' : `Altre ${more}`}
        </Button>
      )}
    </section>
  )
}
