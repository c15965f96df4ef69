/** A page as a search result and as a link in a chat, for whoever writes how it is called there. */
import type { ReactNode } from 'react'
import { SectionHeader } from '../../ui/frame/page-header.tsx'
import { Picture, type PictureProps } from '../../ui/picture.tsx'
import type { SeoWords } from './seo-commands.ts'
import { SearchResult } from './search-result-face.tsx'
import css from './seo-previews.module.css'

export function SeoPreviews({
  label,
  way,
  picture,
  shown: { title, description },
  hidden = false,
  withoutPicture,
}: {
  label: string
  /** The pages above it, by name. */
  way: readonly string[]
  picture: PictureProps['picture'] | null | undefined
  shown: SeoWords
  /** Search engines are asked to leave it out. */
  hidden?: boolean
  /** What is said where the link has no picture. */
  withoutPicture: ReactNode
}) {
  const { host } = location
  return (
    <aside className={css.side} aria-label={label}>
      <section className={css.part}>
        <SectionHeader title="Tra i risultati" />
        {hidden ? (
          <p className={css.note}>Non compare: ai motori di ricerca si chiede di lasciarla fuori.</p>
        ) : (
          <>
            <SearchResult way={way} title={title} description={description} />
            <p className={css.note}>
              Ogni motore decide da sé che cosa mostrare, e dopo quanto: di solito passano alcuni giorni.
            </p>
          </>
        )}
      </section>
      <section className={css.part}>
        <SectionHeader title="In una chat o sui social" />
        <div className={css.shared}>
          {/* Others cut it as they like, at its middle: they are told no focal point. */}
          {picture && (
            <Picture
              picture={{ ...picture, focus: { x: 0.5, y: 0.5 } }}
              sizes="(min-width: 75rem) 26rem, 88vw"
              ratio="16/9"
            />
          )}
          <div className={css.words}>
            <p className={css.where}>{host}</p>
            <p className={css.name}>{title}</p>
            <p className={css.soft}>{description}</p>
          </div>
        </div>
        {!picture && <p className={css.note}>{withoutPicture}</p>}
      </section>
    </aside>
  )
}
