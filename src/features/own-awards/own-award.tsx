import type { Award } from '#contract/vendors/award.ts'
import { categoryOf } from '#contract/lists/vendors/category-list.ts'
import type { Vendor } from '#contract/vendors/vendor.ts'
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import { useRef } from 'react'
import { noteFault } from '../../lib/fault-log.ts'
import { Button } from '../../ui/button.tsx'
import { copyText } from '../../ui/copy-text.ts'
import { TextArea } from '../../ui/form/text-area.tsx'
import { notify } from '../../ui/overlay/toasts-store.ts'
import { useBadgeFaces } from './badge-faces.ts'
import { embedCode, savePng, saveSvg } from './badge-files.ts'
import { BADGE_SIZE, badgeAddress, badgeAlt, badgeSvg, placeWord } from './badge-svg.ts'
import css from './own-awards.module.css'

/** One award: what for, its badge, and the ways to take it along. */
export function OwnAward({ award, vendor }: { award: Award; vendor: Vendor }) {
  const { id, year, place, tied, citation } = award
  const category = categoryOf(award.category)?.name ?? award.category
  const badge = { year, category, place, tied, businessName: vendor.businessName }
  const code = embedCode(badge, `${location.origin}/fornitore/${vendor.id}/${vendor.slug}`)
  const faces = useBadgeFaces()
  const details = useRef<HTMLDetailsElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  // Where the clipboard is refused the code itself is there to be taken.
  const select = () => {
    details.current!.open = true
    field.current?.select()
  }
  const png = () =>
    savePng(badge).catch((fault: unknown) => {
      noteFault('badge-png', fault)
      notify({ type: 'warning', message: 'Questo browser non disegna il PNG: scarica l’SVG.' })
    })
  return (
    <li className={css.award} aria-labelledby={`award-${id}`}>
      <img
        src={faces === undefined ? undefined : badgeAddress(badgeSvg(badge, faces))}
        alt={`Il badge: ${badgeAlt(badge)}`}
        width={BADGE_SIZE}
        height={BADGE_SIZE}
        className={css.badge}
      />
      <div className={css.words}>
        <h2 id={`award-${id}`} className={css.title}>
          Award {year}, {category}
        </h2>
        <p className={css.place}>{placeWord(award)}</p>
        {citation && <p className={css.citation}>{citation}</p>}
        <div className={css.ways}>
          <Button variant="quiet" icon={IconDownload} onClick={() => void png()}>
            Scarica il PNG
          </Button>
          <Button variant="quiet" icon={IconDownload} onClick={() => void saveSvg(badge)}>
            Scarica l’SVG
          </Button>
          <Button
            variant="quiet"
            icon={IconCopy}
            onClick={() => void copyText(code, 'Codice copiato: incollalo nel tuo sito.', select)}
          >
            Copia il codice
          </Button>
        </div>
        <details ref={details} className={css.code}>
          <summary>Il codice per il tuo sito</summary>
          <TextArea
            ref={field}
            label="Da incollare dove il tuo sito accetta HTML"
            hint="Un’immagine con il link alla tua pagina: niente script, niente che segua chi ti visita."
            readOnly
            rows={4}
            value={code}
            onFocus={(event) => event.target.select()}
          />
        </details>
      </div>
    </li>
  )
}
