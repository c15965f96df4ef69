import { QUOTE_TEMPLATES } from '#contract/lists/bookings/quote-templates.ts'
import type { QuoteTemplate } from '#contract/bookings/quote-template.ts'
import { useState } from 'react'
import { named } from '../../../lib/named.ts'
import { plural } from '../../../lib/text.ts'
import { useChanges } from '../../../plan/changes.ts'
import { useEntities } from '../../../plan/use-entities.ts'
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'
import { Menu } from '../../../ui/overlay/menu.tsx'
import { Sheet } from '../../../ui/overlay/sheet.tsx'
import { EmptyState } from '../../../ui/state/empty-state.tsx'
import { ErrorState } from '../../../ui/state/error-state.tsx'
import { ReviewMark, WaitingMark } from '../../../ui/state/save-mark.tsx'
import { Skeleton } from '../../../ui/state/skeleton.tsx'
import { type EntityMark, reviewPathOf } from '../../sync/sync-face.ts'
import css from '../quote/quote-form.module.css'
import { quoteTemplate } from './quote-template-entity.ts'
import { TemplateNameField, useTemplateName } from './template-name-field.tsx'

/** A vendor's templates of quotes: to be called otherwise, or taken away. They are made where a quote is written. */
export function QuoteTemplatesSheet({ onClose }: { onClose: () => void }) {
  const { list, marks, ready, failed, fetching, retry } = useEntities(quoteTemplate)
  const [renaming, setRenaming] = useState<QuoteTemplate>()
  const { make } = useChanges()
  return (
    <Sheet open title="Modelli di preventivo" onClose={onClose}>
      {failed && !ready ? (
        <ErrorState title="I modelli non sono arrivati" busy={fetching} onRetry={retry} />
      ) : !ready ? (
        <Skeleton shape="row" count={3} />
      ) : list.length === 0 ? (
        <EmptyState drawing="bookings" title="Un preventivo in tre tocchi">
          Quando scrivi un preventivo che rifarai, scegli «Salva come modello»: alla prossima richiesta lo
          trovi già scritto.
        </EmptyState>
      ) : (
        <>
          <ul className={css.templates}>
            {list.map((one) => (
              <TemplateRow
                key={one.id}
                template={one}
                mark={marks.get(one.id)}
                onRename={() => setRenaming(one)}
                onRemove={() => void make([quoteTemplate.removal(one)], named('Modello eliminato', one.name))}
              />
            ))}
          </ul>
          <p className={css.soft}>
            {list.length} di {QUOTE_TEMPLATES}. Li leggi solo tu.
          </p>
        </>
      )}
      {renaming && (
        <RenameDialog key={renaming.id} template={renaming} onClose={() => setRenaming(undefined)} />
      )}
    </Sheet>
  )
}

function TemplateRow({
  template: { name, quote },
  mark,
  onRename,
  onRemove,
}: {
  template: QuoteTemplate
  mark: EntityMark | undefined
  onRename: () => void
  onRemove: () => void
}) {
  const { lines, payments = [] } = quote
  return (
    <li>
      <span>
        <strong>{name}</strong>
        <small>
          {plural(lines.length, 'voce', 'voci')}
          {payments.length > 0 && `, ${plural(payments.length, 'pagamento', 'pagamenti')}`}{' '}
          {mark === 'waiting' && <WaitingMark />}
          {mark === 'review' && <ReviewMark what={name} href={reviewPathOf('vendor')} />}
        </small>
      </span>
      <Menu
        label={`Azioni per il modello ${name}`}
        items={[
          { label: 'Rinomina', onSelect: onRename },
          { label: 'Elimina', danger: true, onSelect: onRemove },
        ]}
      />
    </li>
  )
}

function RenameDialog({ template, onClose }: { template: QuoteTemplate; onClose: () => void }) {
  const { edit } = useChanges()
  const naming = useTemplateName(template.name)
  const save = async () => {
    const name = naming.taken()
    if (!name) return
    const seen = { version: template.version, base: { name: template.name } }
    if (await edit(quoteTemplate.change(template, { name }, seen), 'Modello rinominato.')) onClose()
  }
  return (
    <ConfirmDialog
      open
      title="Rinominare il modello?"
      confirmLabel="Salva"
      onConfirm={() => void save()}
      onCancel={onClose}
    >
      <TemplateNameField of={naming} />
    </ConfirmDialog>
  )
}
