import type { ReactNode } from 'react'
import { Logo } from '../../ui/frame/logo.tsx'
import { UiLink } from '../../ui/link.tsx'
import { MAIN_ID, SkipLink } from '../../ui/frame/skip-link.tsx'
import css from './wedding-frame.module.css'

/** Around a couple's page: nothing of ours but a line at its foot. Guests are at theirs, not at ours. */
export function WeddingFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <main id={MAIN_ID} tabIndex={-1} className={css.main}>
        {children}
      </main>
      <footer className={css.foot}>
        <UiLink href="/" aria-label="Lovoglio, pagina iniziale" className={css.logo}>
          <Logo small />
        </UiLink>
        <span>Una pagina fatta con Lovoglio.</span>
        <UiLink href="/privacy-policy">Privacy</UiLink>
      </footer>
    </>
  )
}
