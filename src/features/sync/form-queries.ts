/** Forms whose contents outlive their screen. Apart from `draft-queries.ts`, which public pages carry too. */
import { useState } from 'react'
import { useDirtyForm } from './device/device-face.ts'
import { useKeptDraft } from './draft-face.ts'
import { type FormDraft, typedOver, withMeanwhile, writtenMeanwhile } from './form-draft.ts'

export interface KeptForm<Fields> {
  /** What is saved, with what was typed over it. */
  fields: Fields
  /** Only what was typed, and differs. */
  typed: Partial<Fields>
  /** What is saved now. */
  saved: Fields
  /** What is saved, with the typed fields as they were when they were begun. */
  seen: Fields
  /** The entity's version when the first of it was typed. */
  version: number | undefined
  dirty: boolean
  /** It was typed before this form was opened. */
  found: boolean
  /** Typed here and written elsewhere meanwhile. */
  meanwhile: readonly (keyof Fields & string)[]
  set: (change: Partial<Fields>) => void
  /** Takes what was written elsewhere into a field. */
  takeMeanwhile: (field: keyof Fields & string) => void
  clear: () => void
  /**
   * Runs what saves it; the draft leaves with the command. What could not be saved stays.
   * @param stays whether the form goes on to be filled in
   * @returns whether it was saved
   */
  save: (work: () => Promise<boolean>, stays?: boolean) => Promise<boolean>
}

const NOTHING: readonly never[] = []

/**
 * A form whose contents outlive the screen and the tab: what is typed and not saved is kept by its name, and is in the
 * form when it is opened again. Every editor of the couple's area stands on it.
 * @param name of what is edited: `task/{id}`, `task/new`
 * @param saved what is saved now, or the empty form
 */
export function useKeptForm<Fields extends object>(
  name: string,
  saved: Fields,
  version?: number,
): KeptForm<Fields> {
  const { draft, keep, take } = useKeptDraft<FormDraft<Fields>>(`form/${name}`)
  const [touched, setTouched] = useState(false)
  /** What is being saved is shown until it is. */
  const [saving, setSaving] = useState<FormDraft<Fields>>()
  const dirty = draft !== undefined
  useDirtyForm(dirty)
  const shown = draft ?? saving
  const seenVersion = shown?.version ?? version
  return {
    fields: { ...saved, ...shown?.typed },
    typed: shown?.typed ?? {},
    saved,
    seen: { ...saved, ...shown?.base },
    version: seenVersion,
    dirty,
    found: dirty && !touched,
    meanwhile: draft ? writtenMeanwhile(draft, saved) : NOTHING,
    set(change) {
      setTouched(true)
      keep((now) => typedOver(now, saved, change, version))
    },
    takeMeanwhile(field) {
      setTouched(true)
      keep((now) => now && withMeanwhile(now, saved, field))
    },
    clear() {
      setTouched(true)
      setSaving(undefined)
      keep(() => undefined)
    },
    async save(work, stays = false) {
      setSaving(draft)
      take()
      const isSaved = await work()
      if (!isSaved || stays) setSaving(undefined)
      // Saved without a command it said nothing new; what was typed meanwhile is kept either way.
      keep((now) => (isSaved || !draft ? now : (typedOver(draft, saved, now?.typed ?? {}, version) ?? now)))
      return isSaved
    },
  }
}
