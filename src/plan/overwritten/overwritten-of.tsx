import { describedOf } from '../described-entities.ts'
import { OverwrittenNotices } from './overwritten-notices.tsx'

/** The notices with the words of all fields of a kind. */
export function OverwrittenOf({
  kind,
  ...props
}: {
  kind: string
  live: { id: string }
  onRestore: (wanted: Record<string, unknown>) => void
}) {
  return <OverwrittenNotices entity={{ kind }} fields={describedOf(kind)} {...props} />
}
