import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import type { PersonRow } from './rsvp-people.ts'
import css from '../wedding.module.css'

/**
 * Who comes, one row a person: the first answers for all, and only that name is asked for.
 * @param next who of the invitation is not among them, '' for nobody
 * @param error what is wrong with the first name
 */
export function RsvpPersons({
  rows,
  places,
  next,
  error,
  onChange,
}: {
  rows: readonly PersonRow[]
  places: number
  next: string
  error: string
  onChange: (rows: PersonRow[]) => void
}) {
  const change = (at: number, part: Partial<PersonRow>) =>
    onChange(rows.map((row, index) => (index === at ? { ...row, ...part } : row)))
  return (
    <>
      {rows.map(({ name, diet }, at) => (
        <fieldset key={at} className={css.companion}>
          <legend>{rows.length > 1 ? `Persona ${at + 1}` : 'Chi viene'}</legend>
          <TextField
            label="Nome"
            optional={at > 0}
            autoComplete={at === 0 ? 'name' : 'off'}
            maxLength={120}
            value={name}
            error={at === 0 ? error : ''}
            onValue={(text) => change(at, { name: text })}
          />
          <TextField
            label="A tavola"
            optional
            placeholder="Intolleranze, vegetariano…"
            maxLength={at === 0 ? 300 : 200}
            value={diet}
            onValue={(text) => change(at, { diet: text })}
          />
          {rows.length > 1 && (
            <Button
              variant="link"
              aria-label={`${name || `La persona ${at + 1}`} non viene`}
              onClick={() => onChange(rows.filter((_, index) => index !== at))}
            >
              Non viene
            </Button>
          )}
        </fieldset>
      ))}
      {rows.length < places && (
        <Button variant="quiet" icon={IconPlus} onClick={() => onChange([...rows, { name: next, diet: '' }])}>
          {next ? `Viene anche ${next}` : 'Aggiungi una persona'}
        </Button>
      )}
    </>
  )
}
