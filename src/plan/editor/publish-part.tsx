import { Checkbox, type CheckboxProps } from '../../ui/form/checkbox.tsx'
import { RadioGroup, type RadioGroupProps } from '../../ui/form/radio-group.tsx'
import css from './publish-part.module.css'

/** The couple's yes, and who sees what is told of their wedding: with what is missing where everybody should. */
export function PublishPart({
  consent: { error: _, news: consentNews, ...consent },
  state: { options: __, label, error: ___, ...state },
  agreed,
  seen,
  missing,
  refused,
}: {
  consent: CheckboxProps & { error?: string | undefined; news?: RadioGroupProps['news'] }
  state: Pick<RadioGroupProps, 'label' | 'value' | 'onValue' | 'news'> & {
    options?: unknown
    error?: string | undefined
  }
  /** To what they said yes. */
  agreed: string
  /** Where everybody sees it. */
  seen: string
  /** In words; nothing where it may be published. */
  missing: readonly string[]
  /** It was to be published, and could not. */
  refused: boolean
}) {
  const isWanting = state.value === 'published' && missing.length > 0
  return (
    <div className={css.publish}>
      <Checkbox {...consent} hint={agreed} />
      {consentNews}
      <RadioGroup
        {...state}
        label={label}
        cards
        columns
        options={[
          { value: 'draft', label: 'Solo tu', hint: 'È una bozza: nessun altro la trova.' },
          { value: 'published', label: 'Tutti', hint: seen },
        ]}
        {...(isWanting && refused && { error: `Per pubblicarlo manca ancora: ${missing.join(', ')}.` })}
      />
      {isWanting && !refused && (
        <p className={css.soft}>Per pubblicarlo manca ancora: {missing.join(', ')}.</p>
      )}
    </div>
  )
}
