import { WEDDING_THEMES, type WeddingTheme } from '#contract/website/wedding-themes.ts'
import { useId } from 'react'
import css from './website.module.css'
import looks from './wedding-looks.module.css'

/** The six looks, each as a small card of itself. */
export function ThemeChooser({
  value,
  onValue,
}: {
  value: WeddingTheme
  onValue: (theme: WeddingTheme) => void
}) {
  const name = useId()
  return (
    <fieldset className={css.themes}>
      <legend>Scegliete come si presenta: i testi restano gli stessi.</legend>
      {WEDDING_THEMES.map((theme) => (
        <label key={theme.slug} className={css.theme}>
          <input
            type="radio"
            name={name}
            value={theme.slug}
            checked={theme.slug === value}
            onChange={() => onValue(theme.slug)}
          />
          <span className={`${css.card} ${looks[theme.slug] ?? ''}`} aria-hidden>
            <img
              src={`/art/wedding-${theme.slug}.svg`}
              alt=""
              width={1200}
              height={400}
              loading="lazy"
              onError={({ currentTarget }) => {
                currentTarget.hidden = true
              }}
            />
            <span data-part="names">Sì</span>
          </span>
          <span className={css.themeName}>{theme.name}</span>
          <span className={css.themeWords}>{theme.words}</span>
        </label>
      ))}
    </fieldset>
  )
}
