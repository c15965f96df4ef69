import type { Vendor } from '#contract/vendor.ts'
import { SectionHeader } from '../../ui/frame/page-header.tsx'
import { Picture } from '../../ui/picture.tsx'
import { vendorCrumbs } from '../vendors/vendor-words-face.ts'
import { SearchResult } from './search-result.tsx'
import type { SeoWords } from './seo-commands.ts'
import css from './seo.module.css'

/** The page as a search result and as a link in a chat, with the words that are shown. */
export function SeoPreviews({ vendor, shown: { title, description } }: { vendor: Vendor; shown: SeoWords }) {
  const { host } = location
  const way = vendorCrumbs(vendor)
    .slice(0, -1)
    .map(({ name }) => name)
  return (
    <aside className={css.side} aria-label="Come ti vedono">
      <section className={css.part}>
        <SectionHeader title="Tra i risultati" />
        <SearchResult way={way} title={title} description={description} />
        <p className={css.note}>
          Ogni motore decide da sé che cosa mostrare, e dopo quanto: di solito passano alcuni giorni.
        </p>
      </section>
      <section className={css.part}>
        <SectionHeader title="In una chat o sui social" />
        <div className={css.shared}>
          {vendor.cover && (
            <Picture picture={vendor.cover} sizes="(min-width: 75rem) 26rem, 88vw" ratio="16/9" />
          )}
          <div className={css.words}>
            <p className={css.where}>{host}</p>
            <p className={css.name}>{title}</p>
            <p className={css.soft}>{description}</p>
          </div>
        </div>
        {!vendor.cover && (
          <p className={css.note}>Senza una foto di copertina il link arriva con le sole parole.</p>
        )}
      </section>
    </aside>
  )
}
