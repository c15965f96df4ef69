import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconChecklist from '@tabler/icons-react/dist/esm/icons/IconChecklist.mjs'
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
import IconCoinEuro from '@tabler/icons-react/dist/esm/icons/IconCoinEuro.mjs'
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs'
import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs'
import IconWifiOff from '@tabler/icons-react/dist/esm/icons/IconWifiOff.mjs'
import { Icon, type IconDrawing } from '../../ui/icon.tsx'
import css from './planner-drawing.module.css'

interface DrawnTask {
  title: string
  note: string
  who: 'A' | 'M'
  state?: 'done' | 'late' | 'here'
}

const MONTHS: readonly { name: string; count: string; tasks: readonly DrawnTask[] }[] = [
  {
    name: 'Novembre',
    count: '3 di 5',
    tasks: [
      { title: 'Scegliere la location', note: 'Villa Cipressa', who: 'A', state: 'done' },
      { title: 'Fissare il corso prematrimoniale', note: 'Scadeva il 15 novembre', who: 'M', state: 'late' },
      { title: 'Chiedere tre preventivi per i fiori', note: 'Entro il 30 novembre', who: 'A', state: 'here' },
    ],
  },
  {
    name: 'Dicembre',
    count: '0 di 7',
    tasks: [
      { title: 'Prenotare il fotografo', note: 'Entro il 10 dicembre', who: 'M' },
      { title: 'Save the date agli invitati lontani', note: 'Entro il 18 dicembre', who: 'A', state: 'here' },
      { title: 'Provare il menù di Natale alla villa', note: 'Entro il 20 dicembre', who: 'M' },
    ],
  },
]

const TABS: readonly { icon: IconDrawing; label: string }[] = [
  { icon: IconHome, label: 'Oggi' },
  { icon: IconChecklist, label: 'Attività' },
  { icon: IconCoinEuro, label: 'Budget' },
  { icon: IconHeart, label: 'Fornitori' },
  { icon: IconDots, label: 'Altro' },
]

/** The planner on a phone with no network, drawn with the page's own means. One picture to whoever reads by ear. */
export function PlannerDrawing() {
  return (
    <div
      className={css.phone}
      role="img"
      aria-label="Il piano su un telefono senza rete: le attività del mese, con due modifiche salvate qui in attesa di partire."
    >
      <div className={css.screen} aria-hidden>
        <div className={css.title}>Attività</div>
        <div className={css.soft}>23 di 64 fatte · 203 giorni al 12 giugno</div>
        <div className={css.chips}>
          {['Adesso', 'Poi', 'Fatte', 'Anna', 'Marco'].map((chip) => (
            <span key={chip}>{chip}</span>
          ))}
        </div>
        {MONTHS.map(({ name, count, tasks }) => (
          <div key={name}>
            <div className={css.month}>
              <span>{name}</span>
              <span className={css.soft}>{count}</span>
            </div>
            {tasks.map((task) => (
              <Task key={task.title} task={task} />
            ))}
          </div>
        ))}
      </div>
      <div className={css.offline} aria-hidden>
        <Icon of={IconWifiOff} size={18} />
        <span>
          <b>Sei offline</b> · 2 modifiche in attesa
        </span>
        <b>Vedi</b>
      </div>
      <div className={css.tabs} aria-hidden>
        {TABS.map(({ icon, label }) => (
          <span key={label}>
            <Icon of={icon} size={22} />
            {label}
          </span>
        ))}
      </div>
    </div>
  )
}

function Task({ task: { title, note, who, state } }: { task: DrawnTask }) {
  return (
    <div className={css.task} data-state={state}>
      <span className={css.ring}>{state === 'done' && <Icon of={IconCheck} size={16} />}</span>
      <span>
        <span className={css.what}>{title}</span>
        <span className={css.note}>
          {note}
          {state === 'here' && (
            <>
              {' · '}
              <Icon of={IconClock} size={13} /> salvato qui
            </>
          )}
        </span>
      </span>
      <span className={css.who} data-who={who}>
        {who}
      </span>
    </div>
  )
}
