import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendarCheck.mjs'
import IconEuro from '@tabler/icons-react/dist/esm/icons/IconReceiptEuro.mjs'
import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs'
import IconMessage from '@tabler/icons-react/dist/esm/icons/IconMessages.mjs'
import IconInvitation from '@tabler/icons-react/dist/esm/icons/IconMailHeart.mjs'
import IconWifiOff from '@tabler/icons-react/dist/esm/icons/IconWifiOff.mjs'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { formatDay } from '../../lib/day.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { SectionHeader } from '../../ui/frame/page-header.tsx'
import { Wrap } from '../../ui/frame/wrap.tsx'
import css from './planning.module.css'
import { DESK } from './desk-picture.ts'
import { TrialBudgetCard } from './trial-budget-card.tsx'
import { TrialForm } from './trial-form.tsx'
import { TrialList } from './trial-list.tsx'
import { monthsOf } from './trial-plan.ts'
import { tickTrial, useTrial } from './trial-store.ts'

const TOOLS = [
  {
    icon: IconCalendar,
    name: 'Un piano che conosce il vostro rito',
    text: 'Attività e documenti con le scadenze calcolate dalla vostra data, divise tra voi due, da portare nel calendario del telefono.',
  },
  {
    icon: IconEuro,
    name: 'Un budget al centesimo',
    text: 'Preventivi, caparre, acconti e saldi, chi paga e quando. Si sa sempre quanto manca e che cosa scade nel mese.',
  },
  {
    icon: IconHeart,
    name: 'I fornitori che vi piacciono',
    text: 'Salvati con le vostre note e messi a confronto, fino a quattro alla volta, anche mentre siete in visita e non c’è campo.',
  },
  {
    icon: IconMessage,
    name: 'Richieste e preventivi',
    text: 'Si chiede un giorno dalla pagina del fornitore, la risposta arriva qui. Un preventivo accettato entra nel budget.',
  },
  {
    icon: IconInvitation,
    name: 'Un sito per gli invitati',
    text: 'Con la galleria, il programma e le risposte di chi viene: allergie, accompagnatori, chi c’è e chi no.',
  },
  {
    icon: IconWifiOff,
    name: 'Quello che scrivete non si perde',
    text: 'In sagrestia, in cantina, in aereo: lavorate senza rete su due telefoni, e quando torna tutto si ritrova.',
  },
]

/**
 * What the planning tools do, and a checklist and a budget to try without an account.
 * @param today the day the page was made on, `YYYY-MM-DD`
 */
export function PlanningScreen({ today }: { today: string }) {
  const { trial, change, isKept } = useTrial(today)
  const months = useMemo(() => monthsOf(trial, today), [trial, today])
  const done = useMemo(() => new Set(trial.done), [trial.done])
  const keep = (
    <Link to="/register" search={{ tipo: 'coppia' }} className={buttonClass()}>
      Tenetelo: registratevi
    </Link>
  )
  return (
    <Wrap className={css.page}>
      <header className={css.hero}>
        <div>
          <h1 className={css.h1}>Da dove si comincia? Da qui</h1>
          <p className={css.lead}>
            Scegliete il rito e il giorno: la lista si scrive da sola, scadenze e documenti compresi. Si prova
            adesso, senza account.
          </p>
          <a href="#prova" className={buttonClass()}>
            Prova la lista
          </a>
        </div>
        <img {...DESK} alt={DESK.alt} className={css.picture} fetchPriority="high" decoding="async" />
      </header>

      <section className={css.trial} id="prova" aria-labelledby="prova-titolo">
        <div className={css.side}>
          <h2 id="prova-titolo">La vostra lista</h2>
          <TrialForm trial={trial} today={today} onChange={change} />
          <div className={css.keep}>
            <p>
              {isKept
                ? 'Quello che scegliete e spuntate resta su questo dispositivo, anche senza rete.'
                : 'Niente lascia questo dispositivo.'}{' '}
              Con un account gratuito quello che avete spuntato viene con voi, e il piano è di tutti e due, su
              tutti i vostri dispositivi.
            </p>
            {keep}
          </div>
        </div>
        <div className={css.list}>
          <p className={css.weddingDay}>{formatDay(trial.weddingDate)}</p>
          <TrialList
            // Another rite or day is another list: it opens at its beginning.
            key={`${trial.ceremony} ${trial.weddingDate}`}
            months={months}
            done={done}
            onDone={(key, isDone) => tickTrial(key, isDone, today)}
          />
          <p className={css.note}>
            I tempi sono quelli usuali in Italia. Comuni e parrocchie hanno regole proprie: per i documenti la
            parola ultima è la loro.
          </p>
        </div>
      </section>

      <section className={css.money} id="budget" aria-labelledby="budget-titolo">
        <div>
          <h2 id="budget-titolo">E quanto per che cosa?</h2>
          <p className={css.sectionLead}>
            Scrivete una cifra: la dividiamo al centesimo tra le voci di un matrimonio italiano, con una parte
            per gli imprevisti, che arrivano sempre.
          </p>
        </div>
        <TrialBudgetCard trial={trial} onChange={change} />
      </section>

      <section className={css.tools} aria-labelledby="strumenti">
        <SectionHeader id="strumenti" title="Che cosa trovate con l’account" />
        <ul className={css.toolList}>
          {TOOLS.map(({ icon, name, text }) => (
            <li key={name}>
              <Icon of={icon} size={24} />
              <h3>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
        <div className={css.end}>
          <p>È gratuito per le coppie. I dati restano vostri.</p>
          {keep}
        </div>
      </section>
    </Wrap>
  )
}
