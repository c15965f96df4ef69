import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { ContentValues } from '#contract/site/content-version.ts'
import type { ContentKind } from '#contract/lists/site/content-kinds.ts'
import { useApi } from '../../api/api-context.tsx'
import { ApiError, failureText } from '../../api/api-error.ts'
import type { KeyFor } from '../../api/tries.ts'
import { useCall } from '../../api/use-call.ts'
import { Button } from '../../ui/button.tsx'
import { Sheet } from '../../ui/overlay/sheet.tsx'
import { SheetFoot } from '../../ui/overlay/sheet-foot.tsx'
import { notify } from '../../ui/overlay/toasts-store.ts'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { Notice } from '../../ui/state/notice.tsx'
import { Skeleton } from '../../ui/state/skeleton.tsx'
import { Comparison } from './comparison.tsx'
import { type ContentWords, withoutLost } from './content-words.ts'
import { VersionList } from './version-list.tsx'
import { versionQueries } from './versions-queries.ts'

interface VersionsSheetProps<K extends ContentKind> {
  kind: K
  /** Its id, or a page's address; left out of what is kept once for the whole site. */
  of: string | undefined
  /** What stands now, as it is saved. */
  now: ContentValues[K]
  version: number
  words: ContentWords<K>
  /** Something is typed in the editor and not saved: what is brought back would stand under it. */
  unsaved: boolean
  /** Writes these values over the version that they were compared with, by the call that the editor saves with. */
  onBringBack: (values: ContentValues[K], baseVersion: number, keyFor: KeyFor) => Promise<unknown>
  /** Reads what stands now again. */
  renew: () => Promise<unknown>
  onClose: () => void
}

/**
 * What a content said before: the list of its versions, one of them compared field by field with what stands now, and brought
 * back as a new version. Where somebody else wrote meanwhile nothing is: what stands by then is compared first.
 */
export function VersionsSheet<K extends ContentKind>({
  kind,
  of,
  now,
  version,
  words,
  unsaved,
  onBringBack,
  renew,
  onClose,
}: VersionsSheetProps<K>) {
  const api = useApi()
  const client = useQueryClient()
  const which = { kind, of }
  const versions = useQuery(versionQueries.list(api, which, version))
  const [chosen, setChosen] = useState<number>()
  const old = useQuery({ ...versionQueries.one(api, which, chosen ?? 1), enabled: chosen !== undefined })
  const was = old.data?.values as ContentValues[K] | undefined
  const lost = old.data?.lost ?? []
  const newest = versions.data?.[0]?.version ?? version
  const isBehind = newest > version
  // Somebody has written since it was read here.
  useEffect(() => {
    if (isBehind) void renew()
    // oxlint-disable-next-line react/exhaustive-deps -- once for each version that is behind
  }, [isBehind, newest])

  const call = useCall(
    async (keyFor) => {
      await onBringBack(withoutLost(was!, now, lost), version, keyFor)
      notify({ type: 'success', message: 'Versione riportata: è di nuovo quella in linea.' })
      onClose()
      await Promise.all([renew(), client.invalidateQueries({ queryKey: ['admin', 'versions', kind] })])
    },
    (error) => {
      if (error instanceof ApiError && error.code === 'conflict') void renew()
    },
  )
  const error = versions.error ?? old.error
  return (
    <Sheet
      open
      title="Versioni"
      width="broad"
      onClose={onClose}
      footer={
        chosen !== undefined && (
          <SheetFoot>
            <Button variant="quiet" onClick={() => setChosen(undefined)}>
              Tutte le versioni
            </Button>
            <Button busy={call.busy} disabled={!was || unsaved || isBehind} onClick={() => void call.run()}>
              Riporta questa versione
            </Button>
          </SheetFoot>
        )
      }
    >
      {error ? (
        <ErrorState
          title="Le versioni non sono arrivate"
          busy={versions.isFetching || old.isFetching}
          onRetry={() => void (versions.error ? versions.refetch() : old.refetch())}
        >
          {failureText(error)}
        </ErrorState>
      ) : versions.data === undefined || (chosen !== undefined && was === undefined) ? (
        <Skeleton shape="line" count={6} />
      ) : was === undefined || chosen === undefined ? (
        <VersionList versions={versions.data} words={words} onChoose={setChosen} />
      ) : (
        <>
          {call.failure !== undefined && (
            <div role="alert">
              <Notice tone="danger">{failureText(call.failure)}</Notice>
            </div>
          )}
          {unsaved && (
            <Notice tone="warning">
              Hai scritto qualcosa che non è salvato: salvalo o lascialo com’era, e poi riporta una versione.
            </Notice>
          )}
          <Comparison
            title={versions.data.find((one) => one.version === chosen)}
            was={was}
            now={now}
            words={words}
            lost={lost}
          />
        </>
      )}
    </Sheet>
  )
}
