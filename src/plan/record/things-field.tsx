import { newId } from '#contract/kit/new-id.ts'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { FieldControl } from '../editor/field-control.tsx'
import type { Field } from '../fields.ts'
import { type Known, inWords } from '../words.ts'
import { type Thing, type Values, orNothing, shown, tidied, wrongIn } from './plan-form.ts'
import css from './plan-sheet.module.css'

/** The things of a list within: each is opened to be changed, and new ones go to the end. */
export function ThingsField({
  field: { label, oneThe = 'un altro', of = {}, nameOf, max = 0 },
  things,
  blank,
  known,
  asked,
  onThings,
}: {
  field: Field
  things: readonly Thing[]
  /** One that nobody has written in. */
  blank: Values
  known: Known
  /** Whether what is wrong is said. */
  asked: boolean
  onThings: (things: readonly Thing[]) => void
}) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const facts = Object.entries(of).filter(([, { kind }]) => kind === 'cents' || kind === 'day')
  const add = () => {
    const id = newId()
    setOpen(new Set([...open, id]))
    onThings([...things, { ...blank, id }])
  }
  return (
    <fieldset className={css.things}>
      <legend>{label}</legend>
      {things.map((thing, at) => {
        const errors = asked ? wrongIn(tidied(thing, of), of) : {}
        const name = nameOf?.(thing) || `${label}, ${at + 1}`
        const said = facts
          .filter(([fact, one]) => shown(one, thing[fact]))
          .map(([fact, one]) => {
            const value = inWords(one, thing[fact], known)
            return one.kind === 'day' ? `${one.label.toLowerCase()} ${value}` : value
          })
        const put = (change: Values) => onThings(things.with(at, { ...thing, ...change }))
        return (
          <details
            key={thing.id}
            className={css.thing}
            open={open.has(thing.id) || Object.keys(errors).length > 0}
            onToggle={({ currentTarget }) => {
              const others = [...open].filter((id) => id !== thing.id)
              setOpen(new Set(currentTarget.open ? [...others, thing.id] : others))
            }}
          >
            <summary>
              {name}
              {said.length > 0 && <small> {said.join(' · ')}</small>}
            </summary>
            <div className={css.fields}>
              {Object.entries(of).map(([part, one]) => (
                <FieldControl
                  key={part}
                  field={one}
                  value={shown(one, thing[part])}
                  known={known}
                  error={errors[part]}
                  onValue={(next) => put({ [part]: orNothing(next, blank[part]) })}
                />
              ))}
              <Button
                variant="link"
                className={css.end}
                aria-label={`Togli: ${name}`}
                onClick={() => onThings(things.filter(({ id }) => id !== thing.id))}
              >
                Togli
              </Button>
            </div>
          </details>
        )
      })}
      {things.length < max && (
        <Button variant="quiet" size="small" icon={IconPlus} onClick={add}>
          Aggiungi {oneThe}
        </Button>
      )}
    </fieldset>
  )
}
