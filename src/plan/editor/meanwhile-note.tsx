import { listChange } from '#contract/kit/list-change.ts'
import { Button } from '../../ui/button.tsx'
import css from './editor-sheet.module.css'
import type { Field } from '../fields.ts'
import { useKnown } from '../use-known.ts'
import { useWriter } from '../use-writer.ts'
import { inWords } from '../words.ts'

/** What was written elsewhere in a field while it is typed in here: read where one types, and taken with one tap. */
export function MeanwhileNote({
  entity,
  name,
  field,
  named,
  before,
  value,
  since,
  onTake,
}: {
  entity: { kind: string; id: string; version: number }
  name: string
  field: Field
  /** It stands away from its field, and says which it means. */
  named: boolean
  /** What stood there when the typing began. */
  before: unknown
  /** What stands there now. */
  value: unknown
  /** The version that was being written over. */
  since: number
  onTake: () => void
}) {
  const known = useKnown()
  const written = useWriter(entity, name, since)
  const isList = field.kind === 'list' && Array.isArray(before) && Array.isArray(value)
  const said = isList
    ? inWords(field, listChange(before, value), known, before)
    : inWords(field, value, known)
  return (
    <div role="status" className={css.meanwhile}>
      <span>
        {named && `${field.label}: `}
        {written}: «{said}».
      </span>
      <Button variant="link" size="small" onClick={onTake}>
        {isList ? 'Unisci' : 'Usa questo'}
      </Button>
    </div>
  )
}
