import { named } from '../../lib/named.ts'
import { joinWords } from '../../lib/text.ts'
import type { AnyCommandDefinition, CommandDefinition } from '../../offline/outbox/command.ts'
import { useChanges } from '../changes.ts'
import type { Fields } from '../fields.ts'
import { type RecordChange, recordChange } from '../record-change.ts'
import { type Edit, useEditor } from './use-editor.ts'

/** What a command says of a record: whose, and which fields became what. */
interface FieldsSet<V> {
  id: string
  changes: RecordChange<V>
}

/**
 * The editor of the one record of a kind that an account has, written field by field through a command of its own.
 * @param id the account's
 * @param shown as it stands with what waits; of version 0 where nothing is written yet
 * @param set sends what changed
 * @param lists fields that are lists of things with an `id`: sent is what was done to which thing
 */
export function useStandingRecord<V extends object>({
  kind,
  id,
  shown,
  set,
  fields,
  draft,
  lists = [],
}: {
  kind: string
  id: string
  shown: V & { version: number }
  set: CommandDefinition<FieldsSet<V>, never>
  fields: Fields
  draft: string
  lists?: readonly (keyof V & string)[]
}) {
  const { make } = useChanges()
  const { version, ...rest } = shown
  const saved = rest as unknown as V
  const save = (wanted: Partial<V>, seen: { version: number; base: Partial<V> }): Promise<boolean> => {
    const { changes, inverse } = recordChange(saved, wanted, seen.base, lists)
    const command = (changed: RecordChange<V>) => ({
      definition: set as unknown as AnyCommandDefinition,
      args: { id, changes: changed },
    })
    const names = Object.keys(changes)
    if (names.length === 0) return Promise.resolve(true)
    return make(
      [{ submission: { ...command(changes), baseVersion: seen.version }, inverse: command(inverse) }],
      named('Cambiato', joinWords(names.map((name) => fields[name]!.the))),
    )
  }
  const editor = useEditor({
    entity: { kind },
    fields,
    live: { id, version, ...saved },
    draft,
    standing: true,
    start: saved,
    onEdit: ({ wanted, seen }: Edit<V & { id: string; version: number }, V>) => save(wanted, seen),
  })
  /** What is chosen is saved at once; in what is being typed, as an edit of what was seen when it was begun. */
  const choose = (wanted: Partial<V>) =>
    void save(wanted, Object.keys(wanted).some(editor.isTyped) ? editor.seen : { version, base: {} })
  return { ...editor, saved, choose }
}
