import { TASK_CATEGORIES } from '#contract/lists/plan/task-categories.ts'
import { formatMonth } from '../../lib/day.ts'
import { plural } from '../../lib/text.ts'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { classNames } from '../../ui/class-names.ts'
import { ProgressBar } from '../../ui/chart/progress-bar.tsx'
import { theDay } from '../../lib/clock.ts'
import css from './planning.module.css'
import { type TrialMonth, openAtFirst } from './trial-plan.ts'

const categoryName = new Map<string, string>(TASK_CATEGORIES.map(({ slug, name }) => [slug, name]))

/** The checklist by month, to tick. */
export function TrialList({
  months,
  done,
  onDone,
}: {
  months: readonly TrialMonth[]
  done: ReadonlySet<string>
  onDone: (key: string, isDone: boolean) => void
}) {
  const all = months.flatMap(({ tasks }) => tasks)
  const open = openAtFirst(months)
  const doneCount = all.filter(({ key }) => done.has(key)).length
  return (
    <>
      <div className={css.progress}>
        <p aria-live="polite">
          <strong>{plural(doneCount, 'fatta', 'fatte')}</strong> su {all.length}
        </p>
        <ProgressBar label="Attività fatte" value={doneCount} max={all.length} />
      </div>
      {months.map(({ month, tasks }, at) => (
        <details key={month} className={css.month} open={at < open}>
          <summary className={css.monthHead}>
            <h3>{formatMonth(month)}</h3>
            <span>
              {tasks.filter(({ key }) => done.has(key)).length} di {tasks.length}
            </span>
          </summary>
          <ul className={css.tasks}>
            {tasks.map(({ key, title, notes, category, dueDate }) => (
              <li key={key} className={classNames(css.task, done.has(key) && css.done)}>
                <Checkbox
                  round
                  checked={done.has(key)}
                  onChecked={(isDone) => onDone(key, isDone)}
                  aria-labelledby={`attivita-${key}`}
                  aria-describedby={`nota-${key}`}
                  label={
                    <span id={`attivita-${key}`} className={css.title}>
                      {title}
                    </span>
                  }
                  hint={
                    <span id={`nota-${key}`} className={css.hints}>
                      <span className={css.due}>
                        Entro {theDay(dueDate)} · {categoryName.get(category)}
                      </span>
                      {notes && <span>{notes}</span>}
                    </span>
                  }
                />
              </li>
            ))}
          </ul>
        </details>
      ))}
    </>
  )
}
