import { newId } from '#contract/kit/new-id.ts'
import { listChange } from '#contract/kit/list-change.ts'
import { useState } from 'react'
import { useApi } from '../../api/api-context.tsx'
import { ApiError } from '../../api/api-error.ts'
import { useCall } from '../../api/use-call.ts'
import { useKeptForm } from '../../features/sync/form-queries.ts'
import { AtOnceSheet } from '../../lists/at-once-sheet.tsx'
import { Button } from '../../ui/button.tsx'
import { notify } from '../../ui/overlay/toasts-store.ts'
import { Notice } from '../../ui/state/notice.tsx'
import { PLAN_TEXTS } from '../described-entities.ts'
import type { PlanKind } from '../entities.ts'
import { FieldControl } from '../editor/field-control.tsx'
import { type Known, inWords } from '../words.ts'
import { PlanDeletion } from './plan-deletion.tsx'
import {
  type Thing,
  type Values,
  blankOf,
  changeBody,
  officeFields,
  orNothing,
  ourCall,
  shown,
  tidied,
  withOwnWord,
  wrongIn,
} from './plan-form.ts'
import css from './plan-sheet.module.css'
import { ThingsField } from './things-field.tsx'

export interface PlanSheetProps {
  kind: PlanKind
  title: string
  /** The fields of this form, in their order. */
  names: readonly string[]
  /** As it is kept; undefined for a new one. */
  live: (Values & { id: string; version: number }) | undefined
  coupleId: string
  known: Known
  /** Reads it again. */
  onRenew: () => Promise<unknown>
  onClose: () => void
}

/**
 * An administrator writes one thing of a couple's plan, by the descriptions the couple writes it by (decision 122). What
 * the couple wrote meanwhile is never gone over unseen: it is refused, stands above the form, and to save again is to decide.
 */
export function PlanSheet({
  kind,
  title,
  names,
  live: kept,
  coupleId,
  known,
  onRenew,
  onClose,
}: PlanSheetProps) {
  const { entity, fields: described, nameOf } = PLAN_TEXTS[kind]
  const fields = officeFields(described, names)
  const empty = entity.empty as Values
  // What a couple has one of and nobody adds is made by its first change.
  const live = kept ?? (entity.calls.add ? undefined : { ...empty, id: coupleId, version: 0 })
  const pick = (from: Values, which = names) => Object.fromEntries(which.map((name) => [name, from[name]]))
  const api = useApi()
  const [id] = useState(newId)
  const [asked, setAsked] = useState(false)
  const [deleting, setDeleting] = useState(false)
  const draft = `admin/${kind}/${live?.id ?? `new/${coupleId}`}/${names[0]}`
  const form = useKeptForm<Values>(draft, pick(live ?? empty), live?.version)
  const { meanwhile } = form
  const values = tidied(form.fields, fields)
  const errors = asked ? wrongIn(values, fields) : {}

  const call = useCall(
    async (keyFor) => {
      const typed = Object.keys(form.typed).filter((name) => names.includes(name))
      if (live) {
        // What stands above the form was seen.
        const version = meanwhile.length > 0 ? live.version : (form.version ?? live.version)
        const seen = { version, base: pick(form.seen, typed) }
        const body = changeBody(entity, live, pick(values, typed), seen)
        const sent = { params: { id: live.id }, body }
        if (body) await api(ourCall(entity.calls.change), { ...sent, idempotencyKey: keyFor(sent) } as never)
      } else {
        const body = { ...values, id, coupleId }
        await api(ourCall(entity.calls.add), { body, idempotencyKey: keyFor(body) } as never)
      }
      form.clear()
      notify({ type: 'success', message: 'Salvato: la coppia lo vede già.' })
      onClose()
      await onRenew()
    },
    (error) => {
      if (error instanceof ApiError && error.code === 'conflict') void onRenew()
    },
  )
  const isSaid = meanwhile.length > 0 && call.failure instanceof ApiError && call.failure.code === 'conflict'
  const inLine = (name: string) => {
    const [field, before, now] = [fields[name]!, form.seen[name], form.saved[name]]
    const change = field.kind === 'list' ? listChange(before as Thing[], now as Thing[]) : now
    return `${field.label}: «${inWords(withOwnWord(field, now), change, known, before)}»`
  }
  return (
    <>
      <AtOnceSheet
        title={title}
        submit={live ? 'Salva' : 'Aggiungi'}
        kept={form}
        call={{ ...call, failure: isSaid ? undefined : call.failure }}
        disabled={!form.dirty}
        onSubmit={() => {
          setAsked(true)
          if (Object.keys(wrongIn(values, fields)).length === 0) void call.run()
        }}
        onClose={onClose}
      >
        {meanwhile.length > 0 && (
          <div role="status">
            <Notice
              tone="warning"
              action={
                <Button variant="link" onClick={() => meanwhile.forEach(form.takeMeanwhile)}>
                  Prendi il loro
                </Button>
              }
            >
              Intanto qui è stato scritto altro. {meanwhile.map(inLine).join('; ')}. Se salvi, resta quello
              che hai scritto tu.
            </Notice>
          </div>
        )}
        {names.map((name) => {
          const field = fields[name]!
          const value = form.fields[name]
          const set = (next: unknown) => form.set({ [name]: next })
          return field.kind === 'list' ? (
            <ThingsField
              key={name}
              field={field}
              things={value as readonly Thing[]}
              blank={blankOf(entity, name, field)}
              known={known}
              asked={asked}
              onThings={set}
            />
          ) : (
            <div key={name}>
              <FieldControl
                field={withOwnWord(field, value)}
                value={shown(field, value)}
                known={known}
                error={errors[name]}
                onValue={(next) => set(orNothing(next, empty[name]))}
              />
              {field.kind === 'group' && errors[name] && <Notice tone="danger">{errors[name]}</Notice>}
            </div>
          )
        })}
        {live && entity.calls.remove && (
          <Button variant="link" className={css.end} onClick={() => setDeleting(true)}>
            Elimina
          </Button>
        )}
      </AtOnceSheet>
      {live && deleting && (
        <PlanDeletion
          call={ourCall(entity.calls.remove)}
          id={live.id}
          name={nameOf(live)}
          onRenew={onRenew}
          onDone={() => {
            form.clear()
            onClose()
          }}
          onEnd={() => setDeleting(false)}
        />
      )}
    </>
  )
}
