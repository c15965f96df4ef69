import { useState } from 'react'
import { formatInstant } from '../../../lib/day.ts'
import type { Command } from '../../../offline/outbox/command.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'
import { UiLink } from '../../../ui/link.tsx'
import { useCachedEntityOf } from '../cached-queries.ts'
import { editableFields, placeOf, valuesOf } from '../../../plan/review.ts'
import { useKnown } from '../../../plan/use-known.ts'
import { RefusedEditSheet } from './refused-edit-sheet.tsx'
import css from '../sync-screen.module.css'
import { useDescribe, useOutbox } from '../sync-face.ts'
import { Lingering } from '../../../ui/overlay/lingering.tsx'
import { AGAIN, sendAgain, waysBack } from '../copy/ways-back.ts'

/** An edit the server did not take: why, both values, and what can be done. Nothing goes without a decision. */
export function RefusedCard({ command }: { command: Command }) {
  const outbox = useOutbox()
  const describe = useDescribe()
  const entity = useCachedEntityOf(command.entity.kind, command.entity.id)
  const [editing, setEditing] = useState(false)
  const [dropping, setDropping] = useState(false)
  const known = useKnown()
  const place = placeOf(command)
  const values = valuesOf(command, entity, known)
  return (
    <Card as="li" className={css.refused}>
      <h3 className={css.what}>{describe(command)}</h3>
      <p className={css.why}>{command.failure?.detail ?? 'Il server non ha accettato questa modifica.'}</p>
      {values.length > 0 && (
        <dl className={css.values}>
          {values.map(({ field, label, mine, theirs }) => (
            <div key={field}>
              <dt>{label}</dt>
              <dd>
                <span className={css.side}>Qui</span> {mine}
              </dd>
              {theirs !== undefined && theirs !== mine && (
                <dd>
                  <span className={css.side}>Sul server</span> {theirs}
                </dd>
              )}
            </div>
          ))}
        </dl>
      )}
      <p className={css.when}>Scritta il {formatInstant(command.createdAt)}</p>
      <div className={css.actions}>
        <Button size="small" onClick={() => void sendAgain(outbox, command)}>
          {AGAIN[waysBack(command)]}
        </Button>
        {editableFields(command).length > 0 && (
          <Button size="small" variant="quiet" onClick={() => setEditing(true)}>
            Correggi
          </Button>
        )}
        {place && (
          <UiLink href={place.href} className={buttonClass('quiet', { size: 'small' })}>
            {place.label}
          </UiLink>
        )}
        <Button size="small" variant="quiet" onClick={() => setDropping(true)}>
          Scarta
        </Button>
      </div>
      <Lingering>
        {editing && <RefusedEditSheet command={command} known={known} onClose={() => setEditing(false)} />}
      </Lingering>
      <ConfirmDialog
        open={dropping}
        title="Scartare questa modifica?"
        confirmLabel="Scarta"
        danger
        onCancel={() => setDropping(false)}
        onConfirm={() => {
          setDropping(false)
          void outbox.discard(command.id)
        }}
      >
        Resta quello che c’è sul server; quello che avete scritto qui va perso.
      </ConfirmDialog>
    </Card>
  )
}
