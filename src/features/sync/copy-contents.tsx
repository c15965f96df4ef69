import { joinWords, plural } from '../../lib/text.ts'
import type { CopyFindings } from '../../plan/copy/compare-copy.ts'
import { countOf } from '../../plan/kind-words.ts'
import css from './sync-screen.module.css'

/** What a copy has and does not bring back: what is of now, and what is there to be read. */
export function CopyContents({ findings }: { findings: CopyFindings }) {
  const { changed, readOnly } = findings
  const differing = Object.values(changed).reduce((sum, some) => sum + some.length, 0)
  return (
    <>
      {differing > 0 && (
        <p className={css.when}>
          {plural(differing, 'voce oggi è diversa da quella', 'voci oggi sono diverse da quelle')} della
          copia:{' '}
          {differing === 1
            ? 'resta com’è, se non scegli di riportarla.'
            : 'restano come sono, se non scegli di riportarle.'}{' '}
          Quello che c’è oggi si ritrova allora fra le cose scritte da tutti e due.
        </p>
      )}
      {readOnly.length > 0 && (
        <p className={css.when}>
          Nella copia ci sono anche {joinWords(readOnly.map(([part, count]) => countOf(part, count)))}: sono
          lì per essere letti, e non si riportano.
        </p>
      )}
    </>
  )
}
