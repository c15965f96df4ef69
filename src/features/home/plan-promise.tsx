import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconCreditCard from '@tabler/icons-react/dist/esm/icons/IconCreditCard.mjs'
import IconWifiOff from '@tabler/icons-react/dist/esm/icons/IconWifiOff.mjs'
import { useSession } from '../../session/session-context.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Icon, type IconDrawing } from '../../ui/icon.tsx'
import { useBelowFold } from '../../pace/below-fold.ts'
import { UiLink } from '../../ui/link.tsx'
import { Wrap } from '../../ui/frame/wrap.tsx'
import css from './home.module.css'
import { PlannerDrawing } from './planner-drawing.tsx'

const PROMISES: readonly { icon: IconDrawing; title: string; text: string }[] = [
  {
    icon: IconCheck,
    title: 'Un piano che conosce il tuo rito.',
    text: 'Civile, religioso, simbolico: attività e scadenze calcolate dalla tua data.',
  },
  {
    icon: IconCreditCard,
    title: 'Un budget al centesimo.',
    text: 'Preventivi, acconti, saldi e chi paga. Sai sempre quanto manca.',
  },
  {
    icon: IconWifiOff,
    title: 'In sagrestia, in cantina, in aereo.',
    text: 'Lavori senza rete su due telefoni; quando torna, tutto si ritrova.',
  },
]

/** Why to plan here: what is written is not lost. */
export function PlanPromise() {
  const isCouple = useSession((session) => session.last?.role === 'couple')
  return (
    <section className={css.promise} aria-labelledby="promessa" {...useBelowFold()}>
      <Wrap className={css.promiseColumns}>
        <div>
          <h2 id="promessa">Quello che scrivi non si perde</h2>
          <ul className={css.promises}>
            {PROMISES.map(({ icon, title, text }) => (
              <li key={title}>
                <Icon of={icon} size={24} />
                <p>
                  <strong>{title}</strong> {text}
                </p>
              </li>
            ))}
          </ul>
          <UiLink href={isCouple ? '/couple' : '/planning'} className={buttonClass()}>
            {isCouple ? 'Apri il vostro piano' : 'Prova il piano, senza registrarti'}
          </UiLink>
        </div>
        <PlannerDrawing />
      </Wrap>
    </section>
  )
}
