import { provincesIn, regions } from '#contract/lists/places/places.ts'
import type { Ceremony } from '#contract/people/couple.ts'
import { formatDay } from '../../lib/day.ts'
import { formatMoney } from '../../lib/money.ts'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { DayField } from '../../ui/day/day-field.tsx'
import { Spot } from '../../ui/state/empty-state.tsx'
import { MoneyField } from '../../ui/form/money-field.tsx'
import { RadioGroup } from '../../ui/form/radio-group.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import css from './onboarding.module.css'
import type { Answers, Step } from './onboarding-plan.ts'

/** The fields of one question. */
export function OnboardingStep({
  step,
  asksOwnName,
  answers,
  errors,
  today,
  taskCount,
  doneCount,
  onChange,
}: {
  step: Step
  /** The registration was not told it. */
  asksOwnName: boolean
  answers: Answers
  errors: Partial<Record<keyof Answers, string>>
  today: string
  taskCount: number
  /** Of those, already done: answered just now, or ticked in the trial. */
  doneCount: number
  onChange: (change: Partial<Answers>) => void
}) {
  if (step === 'names')
    return (
      <>
        {asksOwnName && (
          <TextField
            label="Il tuo nome"
            autoComplete="given-name"
            maxLength={60}
            value={answers.firstName}
            error={errors.firstName}
            onValue={(firstName) => onChange({ firstName })}
          />
        )}
        <TextField
          label="Il nome di chi sposi"
          optional
          autoComplete="off"
          maxLength={60}
          value={answers.partnerName}
          onValue={(partnerName) => onChange({ partnerName })}
        />
      </>
    )
  if (step === 'date')
    return (
      <>
        <DayField
          label="Il giorno delle nozze"
          min={today}
          value={answers.weddingDate}
          error={errors.weddingDate}
          disabled={answers.undecided}
          hint="Serve a dare una scadenza a ogni attività. Potrete cambiarlo."
          onValue={(weddingDate) => onChange({ weddingDate })}
        />
        <Checkbox
          label="Non abbiamo ancora deciso"
          checked={answers.undecided}
          onChecked={(undecided) => onChange({ undecided })}
        />
      </>
    )
  if (step === 'place')
    return (
      <>
        <SelectField
          label="Regione"
          optional
          placeholder="Non lo sappiamo ancora"
          options={regions.map(({ slug, name }) => ({ value: slug, label: name }))}
          value={answers.region}
          onValue={(region) => onChange({ region, province: '' })}
        />
        {answers.region && (
          <SelectField
            label="Provincia"
            optional
            placeholder="Tutta la regione"
            options={provincesIn(answers.region).map(({ code, name }) => ({ value: code, label: name }))}
            value={answers.province}
            onValue={(province) => onChange({ province })}
          />
        )}
        <TextField
          label="Città o paese"
          optional
          maxLength={80}
          value={answers.city}
          onValue={(city) => onChange({ city })}
        />
      </>
    )
  if (step === 'ceremony')
    return (
      <>
        <RadioGroup
          label="Che rito sarà"
          cards
          options={[
            { value: 'civile', label: 'Civile', hint: 'In Comune o in una sua casa.' },
            { value: 'religiosa', label: 'Religioso', hint: 'In chiesa o in un altro luogo di culto.' },
            { value: 'simbolica', label: 'Simbolico', hint: 'Dove volete; l’atto in Comune a parte.' },
            { value: '', label: 'Non lo sappiamo ancora' },
          ]}
          value={answers.ceremony}
          onValue={(ceremony) => onChange({ ceremony: ceremony as Ceremony | '' })}
        />
        <TextField
          label="Quanti invitati, più o meno"
          optional
          inputMode="numeric"
          maxLength={4}
          value={answers.guests}
          error={errors.guests}
          onValue={(guests) => onChange({ guests })}
        />
      </>
    )
  if (step === 'budget')
    return (
      <MoneyField
        label="Il vostro tetto"
        optional
        hint="Lo dividiamo per categorie con una proposta di partenza: una nostra sintesi di più medie pubblicate. La cambierete come vi serve."
        cents={answers.totalCents}
        error={errors.totalCents}
        onCents={(totalCents) => onChange({ totalCents })}
      />
    )
  const decided = !answers.undecided && answers.weddingDate
  return (
    <div className={css.ready}>
      <Spot name="tasks" />
      <p>
        Prepariamo {taskCount} attività{' '}
        {decided
          ? `con le scadenze contate da ${formatDay(answers.weddingDate)}`
          : 'senza scadenze: le avranno quando deciderete il giorno'}
        {answers.totalCents ? `, e dividiamo ${formatMoney(answers.totalCents)} per categorie` : ''}.
        {doneCount === 1 && ' Una è già spuntata.'}
        {doneCount > 1 && ` ${doneCount} sono già spuntate.`}
      </p>
    </div>
  )
}
