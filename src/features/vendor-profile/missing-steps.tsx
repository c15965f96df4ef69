import type { Vendor } from '#contract/vendors/vendor.ts'
import { plural } from '../../lib/text.ts'
import { UiLink } from '../../ui/link.tsx'
import { SectionHeader } from '../../ui/frame/page-header.tsx'
import css from './missing-steps.module.css'
import { pageSteps } from './page-steps.ts'

/** What couples look for on a vendor's page and do not find, each with the way to where it is written. */
export function MissingSteps({ vendor }: { vendor: Vendor }) {
  const missing = pageSteps(vendor).filter(({ done }) => !done)
  if (missing.length === 0)
    return (
      <section className={css.part}>
        <SectionHeader title="La pagina è completa" />
        <p className={css.soft}>C’è tutto quello che una coppia cerca.</p>
      </section>
    )
  return (
    <section className={css.part}>
      <SectionHeader title="Poi, con calma" />
      <p className={css.soft}>
        {plural(
          missing.length,
          'cosa che le coppie cercano, e non trovano',
          'cose che le coppie cercano, e non trovano',
        )}
        :
      </p>
      <ul className={css.steps}>
        {missing.map(({ key, href, label, why }) => (
          <li key={key}>
            <UiLink href={href} className={css.step}>
              <strong>{label}</strong> <span className={css.soft}>{why}</span>
            </UiLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
