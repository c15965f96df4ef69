import { useState } from 'react'
import { FOLLOWED_ON, type Network } from '#contract/lists/site/site-foot.ts'
import { FOOT_MOST } from '#contract/lists/site/site-foot-rules.ts'
import { TextField } from '../../ui/form/text-field.tsx'
import { SectionHeader } from '../../ui/frame/page-header.tsx'
import css from './admin-footer.module.css'
import { type FootForm, NETWORKS, profileFaultOf } from './footer-form.ts'

/** The site's own profiles; what is left empty is not named. */
export function FooterSocial({
  social,
  asked,
  onSocial,
}: {
  social: FootForm['social']
  /** Saving was tried: what is wrong is said everywhere. */
  asked: boolean
  onSocial: (social: FootForm['social']) => void
}) {
  const [left, setLeft] = useState<ReadonlySet<Network>>(new Set())
  return (
    <section className={css.form}>
      <SectionHeader title="Seguici" />
      <p className={css.soft}>I profili del sito, in un gruppo loro. Quelli che lasci vuoti non si vedono.</p>
      <div className={css.social}>
        {NETWORKS.map((network) => {
          const fault = profileFaultOf(network, social[network])
          return (
            <TextField
              key={network}
              label={FOLLOWED_ON[network]}
              optional
              inputMode="url"
              autoCapitalize="none"
              autoComplete="off"
              spellCheck={false}
              maxLength={FOOT_MOST.href}
              value={social[network]}
              onValue={(href) => onSocial({ ...social, [network]: href })}
              onBlur={() => setLeft(new Set([...left, network]))}
              {...(fault && (asked || left.has(network)) && { error: fault })}
            />
          )
        })}
      </div>
    </section>
  )
}
