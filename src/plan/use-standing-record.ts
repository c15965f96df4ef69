import { named } from '../lib/named.ts'
import { joinWords } from '../lib/text.ts'
import type { AnyCommandDefinition, CommandDefinition } from '../offline/outbox/command.ts'
import { useChanges } from './changes.ts'
import type { Fields } from './fields.ts'
import { useEditor } from './use-editor.ts'

/** What a command says of a record: whose, and which fields became what. */
interface FieldsSet<V> {
  id: string
  changes: Partial<V>
}

/**
 * The editor of the one record of a kind that an account has, written field by field through a command of its own.
 * @param id the account's
 * @param shown as it stands with what waits; of version 0 where nothing is written yet
 * @param set sends what changed
 * @param fields of the form; `words` where other words than theirs say what changed
 */
export function useStandingRecord<V extends object>({
  kind,
  id,
  shown,
  set,
  fields,
  draft,
}: {
  kind: string
  id: string
  shown: V & { version: number }
  set: CommandDefinition<FieldsSet<V>, never>
  fields: Fields
  draft: string
}) {
  const { make } = useChanges()
  const { version, ...rest } = shown
  const saved = rest as unknown as V
  const save = (changes: Partial<V>, seenVersion = version): Promise<boolean> => {
    const names = Object.keys(changes) as (keyof V & string)[]
    const inverse = Object.fromEntries(names.map((name) => [name, saved[name]])) as Partial<V>
    const command = (changed: Partial<V>) => ({
      definition: set as unknown as AnyCommandDefinition,
      args: { id, changes: changed },
    })
    return make(
      [{ submission: { ...command(changes), baseVersion: seenVersion }, inverse: command(inverse) }],
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
    onEdit: ({ wanted, seen }: { wanted: Partial<V>; seen: { version: number } }) =>
      save(wanted, seen.version),
  })
  /** What is chosen is saved at once. */
  const choose = (wanted: Partial<V>) => void save(wanted)
  return { ...editor, saved, choose }
}
