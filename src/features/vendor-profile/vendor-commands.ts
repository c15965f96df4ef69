/** What a vendor changes of its own page, as a command. */
import type { Vendor, VendorChange } from '#contract/vendors/vendor.ts'
import { ROUTES } from '#contract/routes.ts'
import { callPath } from '../../api/api-client.ts'
import {
  type AnyCommandDefinition,
  type CachePort,
  type Command,
  defineCommand,
  isNewer,
} from '../../offline/outbox/command.ts'
import { ownVendorKey } from '../vendors/vendor-queries.ts'
import { type EditKind, editBody } from '../../offline/outbox/edit-body.ts'
import { applyEntityCommands } from '../../offline/outbox/entity-patches.ts'

/** What a vendor writes of its page; its pictures have a command of their own. */
export type VendorFields = Omit<VendorChange, 'baseVersion' | 'logo' | 'cover' | 'gallery'>

export interface VendorUpdate extends EditKind {
  id: string
  changes: VendorFields
}

/** Puts the vendor into the cache unless a newer one is there. */
export function putOwnVendor(vendor: Vendor, cache: CachePort) {
  cache.setQueryData<Vendor>(ownVendorKey(vendor.id), (current) =>
    isNewer(vendor, current) ? vendor : undefined,
  )
}

export const vendorUpdate = defineCommand<VendorUpdate, Vendor>({
  name: 'vendor.update',
  argsVersion: 1,
  scope: () => 'vendor',
  entity: ({ id }) => ({ kind: 'vendor', id }),
  describe: () => 'La tua pagina',
  request: ({ id, changes, ...kind }, baseVersion) => ({
    method: 'PUT',
    path: callPath(ROUTES['Vendor/updateVendor'].path, { id }),
    body: editBody(changes, baseVersion, kind),
  }),
  settle: (vendor, _, cache) => putOwnVendor(vendor, cache),
})

export const vendorCommands: readonly AnyCommandDefinition[] = [vendorUpdate]

/** The vendor with what still waits. Pure. */
export function applyVendor(vendor: Vendor, pending: readonly Command[]): Vendor {
  const own = pending.filter(({ entity }) => entity.id === vendor.id)
  return applyEntityCommands<Vendor>([vendor], own, {
    create: () => undefined,
    update: (current, { name, args }) =>
      name === vendorUpdate.name ? withChanges(current, (args as VendorUpdate).changes) : undefined,
    remove: '',
  })[0]!
}

/** What was taken off is not there. */
function withChanges(vendor: Vendor, changes: VendorFields): Vendor {
  const next = Object.entries({ ...vendor, ...changes }).filter(([, value]) => value !== null)
  return Object.fromEntries(next) as Vendor
}
