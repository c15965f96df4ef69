import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import type { ContentKind } from '#contract/lists/site/content-kinds.ts'
import type { ContentValues } from '#contract/site/content-version.ts'
import type { ApiClient } from '../../api/api-client.ts'
import { useApi } from '../../api/api-context.tsx'
import type { KeyFor } from '../../api/tries.ts'
import type { ContentWords } from './content-words.ts'
import { VersionsSheet } from './versions-sheet.tsx'

/** What is written over a content, as it is sent. */
type Written<K extends ContentKind> = ContentValues[K] & { baseVersion: number }
/** The body of a call, and the key of its tries. */
const keyedBy =
  (keyFor: KeyFor) =>
  <Body,>(body: Body) => ({ body, idempotencyKey: keyFor(body) })

interface VersionsKind<K extends ContentKind, Thing> {
  kind: K
  words: ContentWords<K>
  /** Its id, or a page's address; left out of what is kept once for the whole site. */
  of?: (thing: Thing) => string
  /** Writes values over the version that they were compared with, by the call that the editor saves with. */
  bringBack: (
    api: ApiClient,
    values: Written<K>,
    keyed: ReturnType<typeof keyedBy>,
    thing: Thing,
  ) => Promise<unknown>
  /** Reads what stands now again. */
  renew: (client: QueryClient, api: ApiClient) => Promise<unknown>
  /** A hook: whether something is typed in its editor, where the screen does not have that at hand. */
  useTyped?: (thing: Thing) => boolean
}

const useNothing = () => false

/** What a kind of content said before, from its words and its call. @returns a component, of the thing as it is saved */
export function versionsOf<K extends ContentKind, Thing extends ContentValues[K] & { version: number }>({
  kind,
  words,
  of,
  bringBack,
  renew,
  useTyped = useNothing,
}: VersionsKind<K, Thing>) {
  return function Versions({
    now,
    unsaved = false,
    onClose,
  }: {
    now: Thing
    /** Something is typed in the editor and not saved. */
    unsaved?: boolean
    onClose: () => void
  }) {
    const api = useApi()
    const client = useQueryClient()
    const typed = useTyped(now)
    return (
      <VersionsSheet
        kind={kind}
        of={of?.(now)}
        now={now}
        version={now.version}
        words={words}
        unsaved={unsaved || typed}
        onBringBack={(values, baseVersion, keyFor) =>
          bringBack(api, { ...values, baseVersion }, keyedBy(keyFor), now)
        }
        renew={() => renew(client, api)}
        onClose={onClose}
      />
    )
  }
}
