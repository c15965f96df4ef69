import css from './skip-link.module.css'

/** The id of the page's `<main>`, where the skip link leads and where the focus goes after a navigation. */
export const MAIN_ID = 'contenuto'

/** The first stop of the keyboard: past the navigation. */
export function SkipLink() {
  return (
    <a href={`#${MAIN_ID}`} className={css.skip}>
      Vai al contenuto
    </a>
  )
}
