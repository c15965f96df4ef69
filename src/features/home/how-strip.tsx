import { buttonClass } from '../../ui/button.tsx'
import { UiLink } from '../../ui/link.tsx'
import { Wrap } from '../../ui/frame/wrap.tsx'
import css from './home.module.css'

const STEPS = [
  ['Cercate', 'Per categoria, luogo, prezzo e giorno libero. Chi vi piace si salva con un cuore.'],
  ['Chiedete', 'Il fornitore risponde qui con il suo preventivo; il vostro numero resta vostro.'],
  ['Tenete insieme', 'Attività, scadenze e conti su due telefoni, anche dove non c’è campo.'],
  ['Portatelo con voi', 'Si installa come un’app dal menu del browser, «Aggiungi a schermata Home».'],
] as const

/** How it works, in four lines, and the way to the whole of it. */
export function HowStrip() {
  return (
    <Wrap as="section" late className={css.section}>
      <div className={css.head}>
        <h2>Come funziona</h2>
        <UiLink href="/how-it-works" className={css.seeAll}>
          Nei dettagli
        </UiLink>
      </div>
      <ol className={css.how}>
        {STEPS.map(([title, text]) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <UiLink href="/register" className={buttonClass('quiet')}>
        Inizia a pianificare
      </UiLink>
    </Wrap>
  )
}
