import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import type { Article } from '#contract/site/article.ts'
import { today } from '../../../lib/day.ts'
import { Button } from '../../../ui/button.tsx'
import { DayField } from '../../../ui/day/day-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { SectionHeader } from '../../../ui/frame/page-header.tsx'
import { Icon } from '../../../ui/icon.tsx'
import type { KeptForm } from '../../sync/form-queries.ts'
import css from './article-editor.module.css'
import { type ArticleFaults, type ArticleForm, checksOf } from './article-form.ts'

const SIGNS = { good: IconCheck, warn: IconAlertTriangle, bad: IconX }

/** When it comes out, and what is looked at before. */
export function PublishingPart({
  article,
  form: { fields, set },
  faults,
  busy,
  onSchedule,
}: {
  article: Article | undefined
  form: KeptForm<ArticleForm>
  faults: ArticleFaults
  busy: boolean
  onSchedule: () => void
}) {
  const isPlanned = article?.state === 'scheduled'
  return (
    <>
      {article?.state !== 'published' && (
        <section className={css.part}>
          <SectionHeader title="Uscita" />
          <p className={css.soft}>
            Subito, con «Pubblica», o da solo nel giorno e nell’ora che scegli, con l’orologio italiano.
          </p>
          <DayField
            label="Giorno"
            min={today()}
            value={fields.day}
            onValue={(day) => set({ day })}
            {...(faults.day && { error: faults.day })}
          />
          <TextField label="Ora" type="time" value={fields.time} onValue={(time) => set({ time })} />
          <div>
            <Button variant="quiet" busy={busy} disabled={fields.day === ''} onClick={onSchedule}>
              {isPlanned ? 'Cambia l’uscita' : 'Programma'}
            </Button>
          </div>
        </section>
      )}
      <section className={css.part}>
        <SectionHeader title={article?.state === 'published' ? 'Da guardare' : 'Prima di pubblicare'} />
        <ul className={css.checks}>
          {checksOf(fields).map(({ words, tone }) => (
            <li key={words} data-tone={tone}>
              <Icon of={SIGNS[tone]} size={18} />
              {words}
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
