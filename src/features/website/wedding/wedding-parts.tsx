import type { WeddingTheme } from '#contract/website/wedding-themes.ts'
import { useId, type ReactNode } from 'react'
import css from '../wedding.module.css'

/** A part of the page under its title. `id` is where the page's own links lead. */
export function WeddingSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  const heading = useId()
  return (
    <section id={id} className={css.section} data-part="section" aria-labelledby={heading}>
      <h2 id={heading} className={css.heading} data-part="heading">
        {title}
      </h2>
      <div className={css.body}>{children}</div>
    </section>
  )
}

/** The drawing a look is trimmed with. */
export function WeddingArt({ theme }: { theme: WeddingTheme }) {
  return (
    <img
      src={`/art/wedding-${theme}.svg`}
      alt=""
      width={1200}
      height={400}
      className={css.art}
      data-part="art"
      fetchPriority="high"
    />
  )
}
