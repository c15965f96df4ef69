/** The edit that puts back what was written over, for every kind of thing a couple has. */
import { coupleUpdate } from '../../features/couple/couple-commands.ts'
import { favoriteSave } from '../../features/favorites/favorite-commands.ts'
import type { Restore } from '../../features/sync/conflict/conflict-card.tsx'
import { planEntityOf } from '../../plan/entities.ts'
import { restoredValues } from '../../plan/restored.ts'

export const restoreConflict: Restore = (conflict, entity) => {
  const { topic, field, previous } = conflict
  const baseVersion = Number(entity.version)
  const { id } = entity
  if (topic === 'favorite') {
    const { vendorId, vendor } = entity as { vendorId: string; vendor?: { businessName: string } }
    const args = { id, vendorId, name: vendor?.businessName ?? 'fornitore', [field]: previous }
    return { definition: favoriteSave, args, baseVersion }
  }
  const values = restoredValues(conflict, entity)
  if (topic === 'couple') return { definition: coupleUpdate, args: { id, changes: values }, baseVersion }
  return planEntityOf(topic)?.change(entity, values)?.submission
}
