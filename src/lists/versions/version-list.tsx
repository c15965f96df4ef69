import type { ContentVersion } from '#contract/site/content-version.ts'
import type { ContentKind } from '#contract/lists/site/content-kinds.ts'
import { formatInstant } from '../../lib/day.ts'
import { capital } from '../../lib/text.ts'
import { type ContentWords, changedWords } from './content-words.ts'
import css from './versions.module.css'

/** When and by whom a version was written. */
export const writtenWords = ({ at, by }: Pick<ContentVersion, 'at' | 'by'>): string =>
  [at ? capital(formatInstant(at)) : 'Più di un anno fa', by].filter(Boolean).join(', ')

/** The versions of a content, the latest first: that one stands now. */
export function VersionList<K extends ContentKind>({
  versions,
  words,
  onChoose,
}: {
  versions: readonly ContentVersion[]
  words: ContentWords<K>
  onChoose: (version: number) => void
}) {
  if (versions.length <= 1)
    return (
      <p className={css.soft}>
        {versions.length === 0
          ? 'Nessuno ha ancora scritto qui: sono le parole di partenza.'
          : 'È ancora come la prima volta: non c’è niente da confrontare.'}
      </p>
    )
  return (
    <>
      <p className={css.soft}>Si tengono un anno. Scegline una per confrontarla con quella di adesso.</p>
      <ul className={css.list}>
        {versions.map((one, index) => (
          <li key={one.version}>
            {index === 0 ? (
              <div className={css.row} data-now>
                <span className={css.when}>{writtenWords(one)}</span>
                <span className={css.soft}>Quella di adesso · {changedWords(one, words)}</span>
              </div>
            ) : (
              <button type="button" className={css.row} onClick={() => onChoose(one.version)}>
                <span className={css.when}>{writtenWords(one)}</span>
                <span className={css.soft}>{capital(changedWords(one, words))}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
