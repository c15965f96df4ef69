import { spacedIban } from '#contract/kit/iban.ts'
import type { OpenWebsite } from '#contract/website/website.ts'
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs'
import IconExternalLink from '@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs'
import { useRef } from 'react'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { copyText } from '../../../ui/copy-text.ts'
import { WeddingSection } from './wedding-parts.tsx'
import css from '../wedding.module.css'

/** How to make a gift: the couple's words, their account, their lists. */
export function WeddingGifts({ site }: { site: OpenWebsite }) {
  const iban = useRef<HTMLElement>(null)
  const copy = () =>
    copyText(site.giftIban, 'IBAN copiato.', () => {
      if (iban.current) getSelection()?.selectAllChildren(iban.current)
    })
  return (
    <WeddingSection id="regali" title="Un regalo">
      {site.giftText && <p className={css.text}>{site.giftText}</p>}
      {site.giftIban && (
        <div className={css.iban} data-part="iban">
          {site.giftHolder && <p className={css.soft}>Intestato a {site.giftHolder}</p>}
          <code ref={iban} className={css.account}>
            {spacedIban(site.giftIban)}
          </code>
          <Button variant="quiet" size="small" icon={IconCopy} onClick={() => void copy()}>
            Copia l’IBAN
          </Button>
        </div>
      )}
      {site.giftLinks.length > 0 && (
        <ul className={css.links}>
          {site.giftLinks.map(({ id, label, url }) => (
            <li key={id}>
              <a
                href={url}
                target="_blank"
                rel="noopener noreferrer nofollow"
                className={buttonClass('quiet')}
              >
                {label}
                <Icon of={IconExternalLink} size={18} />
              </a>
            </li>
          ))}
        </ul>
      )}
    </WeddingSection>
  )
}
