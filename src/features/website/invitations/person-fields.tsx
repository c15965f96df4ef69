import { MAX_COMPANIONS } from '#contract/website/rsvp-limits.ts'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import css from '../website.module.css'

type Person = { name: string }

/** The persons of an invitation, each by name. */
export function PersonFields({
  people,
  onChange,
}: {
  people: readonly Person[]
  onChange: (people: Person[]) => void
}) {
  return (
    <fieldset className={css.people}>
      <legend>Le persone</legend>
      <p className={css.soft}>Facoltative: chi risponde le trova già scritte, e toglie chi non viene.</p>
      {people.map(({ name }, at) => (
        <div key={at} className={css.person}>
          <TextField
            label={`Nome ${at + 1}`}
            hideLabel
            maxLength={120}
            autoComplete="off"
            value={name}
            onValue={(text) => onChange(people.map((one, index) => (index === at ? { name: text } : one)))}
          />
          <IconButton
            icon={IconX}
            label={`Togli ${name || 'questa persona'}`}
            onClick={() => onChange(people.filter((_, index) => index !== at))}
          />
        </div>
      ))}
      <Button
        variant="quiet"
        size="small"
        icon={IconPlus}
        disabled={people.length > MAX_COMPANIONS}
        onClick={() => onChange([...people, { name: '' }])}
      >
        Aggiungi una persona
      </Button>
    </fieldset>
  )
}
