import { formatInstant } from '../../lib/day.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/state/notice.tsx'
import css from '../editor/editor-sheet.module.css'
import type { Fields } from '../fields.ts'
import { type Overwritten, useOverwritten } from './overwritten.ts'
import { restoredValues } from '../restored.ts'
import { useKnown } from '../use-known.ts'
import { inWords, thingInWords } from '../words.ts'

interface OverwrittenProps {
  entity: { kind: string }
  fields: Fields
  live: { id: string } | undefined
  /** @param wanted whole values, by their fields */
  onRestore: (wanted: Record<string, unknown>) => void
}

/** What the other partner wrote in the same place at the same time: one tap puts it back. */
export function OverwrittenNotices(props: OverwrittenProps) {
  const { entity, fields, live } = props
  const overwritten = useOverwritten(entity.kind, live?.id).filter(
    ({ field }) => field.split('.')[0]! in fields,
  )
  return live && overwritten.length > 0 ? <Notices {...props} live={live} overwritten={overwritten} /> : null
}

function Notices({
  fields,
  live,
  onRestore,
  overwritten,
}: OverwrittenProps & { live: { id: string }; overwritten: readonly Overwritten[] }) {
  const known = useKnown()
  return (
    <div className={css.overwritten}>
      {overwritten.map((other) => {
        const field = fields[other.field.split('.')[0]!]!
        const within = other.field.includes('.')
        const said = within
          ? thingInWords(field.of ?? {}, other.value, known, other.fields ?? undefined) || 'niente'
          : inWords(field, other.value, known)
        return (
          <Notice
            key={other.field}
            tone="warning"
            action={
              <Button
                variant="quiet"
                size="small"
                onClick={() => onRestore(restoredValues(other, live as unknown as Record<string, unknown>))}
              >
                Ripristina
              </Button>
            }
          >
            Per {within ? (field.oneThe ?? field.the) : field.the} {other.written} «{said}» (
            {formatInstant(other.at)}).
          </Notice>
        )
      })}
    </div>
  )
}
