import { Link } from '@tanstack/react-router'
import { buttonClass } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Wrap } from '../../ui/frame/wrap.tsx'
import { COURTYARD } from './courtyard-picture.ts'
import { PlanCards } from './plan-cards.tsx'
import css from './vendor-area.module.css'
import { VENDOR_QUESTIONS } from './vendor-questions.ts'

const REASONS = [
  {
    name: 'Coppie con una data',
    text: 'Chi cerca qui tiene qui il suo piano: giorno, luogo, invitati, quanto vuole spendere. Meno curiosi, meno preventivi a vuoto.',
  },
  {
    name: 'I tuoi giorni, in chiaro',
    text: 'Segni quando sei al completo e le coppie lo vedono prima di chiedere. Nessuno ti cerca per un sabato già preso.',
  },
  {
    name: 'Un ordine che non si compra',
    text: 'Contano recensioni e completezza della pagina. Gli spazi a pagamento sono pochi e si chiamano con il loro nome.',
  },
  {
    name: 'Niente commissioni',
    text: 'Quello che concordi con la coppia resta tra voi. Noi viviamo degli abbonamenti, non dei tuoi lavori.',
  },
]

/** For vendors: what they find here, what it costs, what they ask. */
export function VendorAreaScreen() {
  return (
    <Wrap className={css.page}>
      <header className={css.hero}>
        <div>
          <h1 className={css.h1}>Il tuo lavoro, davanti alle coppie giuste</h1>
          <p className={css.lead}>
            Una pagina fatta bene, con i tuoi prezzi e i tuoi giorni liberi, tra i fornitori di matrimonio di
            tutta Italia. Si comincia gratis.
          </p>
          <div className={css.actions}>
            <Link to="/register" search={{ tipo: 'fornitore' }} className={buttonClass()}>
              Iscriviti
            </Link>
            <a href="#piani" className={buttonClass('link')}>
              Vedi i piani
            </a>
          </div>
        </div>
        <img
          {...COURTYARD}
          alt={COURTYARD.alt}
          className={css.picture}
          fetchPriority="high"
          decoding="async"
        />
      </header>

      <section className={css.section} aria-labelledby="perche">
        <h2 id="perche">Perché qui</h2>
        <ul className={css.reasons}>
          {REASONS.map(({ name, text }) => (
            <li key={name}>
              <h3>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>

      <section className={css.section} id="piani" aria-labelledby="piani-titolo">
        <h2 id="piani-titolo">Piani e prezzi</h2>
        <p className={css.sectionLead}>Tre piani, gli stessi per tutti. I prezzi sono al netto dell’IVA.</p>
        <PlanCards />
      </section>

      <section className={classNames(css.section, css.asked)} id="domande" aria-labelledby="domande-titolo">
        <h2 id="domande-titolo">Domande frequenti</h2>
        <div className={css.questions}>
          {VENDOR_QUESTIONS.map(({ question, answer }) => (
            <details key={question}>
              <summary>{question}</summary>
              <p>{answer}</p>
            </details>
          ))}
        </div>
        <p className={css.links}>
          <Link to="/vendor-terms">Condizioni per i fornitori</Link>
          <Link to="/how-it-works" hash="ordine">
            Come ordiniamo i risultati
          </Link>
        </p>
      </section>
    </Wrap>
  )
}
