import type { ReactNode } from 'react'
import { describeMore } from '../../plan/described-entities.ts'
import { VENDOR_KIND_FIELDS } from '../../plan/vendor-kind-fields.ts'
import { SyncScreen } from './sync-screen.tsx'

describeMore(VENDOR_KIND_FIELDS)

/** A vendor's edits that wait or are to be reviewed, in the words of what it writes. */
export const VendorSyncScreen = ({ copy }: { copy: ReactNode }) => (
  <SyncScreen copy={copy} copyTitle="Una copia di tutto" />
)
