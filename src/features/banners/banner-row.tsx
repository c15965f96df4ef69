import type { BannerReport } from '#contract/site/site-management.ts'
import { countsOf, spanOf } from '../../lists/dated-turns.ts'
import { Menu } from '../../ui/overlay/menu.tsx'
import { Picture } from '../../ui/picture.tsx'
import css from './admin-banners.module.css'
import { PLACEMENT_NAMES } from './banner-words.ts'

/** One banner, with what was counted of it. */
export function BannerRow({
  banner,
  share,
  onChange,
  onVersions,
  onDelete,
}: {
  banner: BannerReport
  /** How often it is chosen today at its place, in hundredths; only of one that runs. */
  share: number | undefined
  onChange: () => void
  onVersions: () => void
  onDelete: () => void
}) {
  const { title, advertiser, placement, picture } = banner
  return (
    <li className={css.row}>
      <span className={css.thumb}>
        <Picture picture={picture} sizes="8rem" fill alt="" />
      </span>
      <div className={css.words}>
        <h3 className={css.name}>{title}</h3>
        <p className={css.soft}>
          {advertiser} · {PLACEMENT_NAMES[placement]}
        </p>
        <p className={css.soft}>
          {spanOf(banner)}
          {share !== undefined && share < 100 && ` · esce ${share} volte su 100`}
        </p>
        <p className={css.counts}>{countsOf(banner)}</p>
      </div>
      <Menu
        label={`Azioni per il banner «${title}»`}
        items={[
          { label: 'Modifica', onSelect: onChange },
          { label: 'Versioni', onSelect: onVersions },
          { label: 'Elimina', danger: true, onSelect: onDelete },
        ]}
      />
    </li>
  )
}
