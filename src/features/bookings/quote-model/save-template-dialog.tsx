import { newId } from '#contract/kit/new-id.ts'
import { QUOTE_TEMPLATES, QUOTE_TEMPLATES_FULL } from '#contract/lists/bookings/quote-templates.ts'
import { useState } from 'react'
import { useChanges } from '../../../plan/changes.ts'
import { useEntities } from '../../../plan/use-entities.ts'
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import type { TypedQuote } from '../quote/quote-fields.ts'
import { quoteTemplate } from './quote-template-entity.ts'
import { templateOf } from './quote-template-quote.ts'
import { TemplateNameField, useTemplateName } from './template-name-field.tsx'

/** Keeps what is typed under a name: a new one, or in the place of one that is there. */
export function SaveTemplateDialog({
  typed,
  eventDate,
  today,
  onClose,
}: {
  typed: TypedQuote
  /** Of the booking it was typed for. */
  eventDate: string
  today: string
  onClose: () => void
}) {
  const { list } = useEntities(quoteTemplate)
  const { make, edit } = useChanges()
  const naming = useTemplateName()
  const [over, setOver] = useState('')
  const isFull = list.length >= QUOTE_TEMPLATES
  const old = list.find(({ id }) => id === over)
  const save = async () => {
    if (!old && isFull) return naming.setError(QUOTE_TEMPLATES_FULL)
    const name = old?.name ?? naming.taken()
    if (!name) return
    const quote = templateOf(typed, eventDate, today)
    const kept = old
      ? await edit(quoteTemplate.change(old, { quote }), 'Modello salvato.')
      : await make([quoteTemplate.creation({ id: newId(), name, quote })], 'Modello salvato.')
    if (kept) onClose()
  }
  return (
    <ConfirmDialog
      open
      title="Salvare come modello?"
      confirmLabel="Salva"
      onConfirm={() => void save()}
      onCancel={onClose}
    >
      <p>Voci, sconto, pagamenti e validità: alla prossima richiesta sono già scritti.</p>
      {list.length > 0 && (
        <SelectField
          label="Dove"
          {...(old || !isFull ? {} : { hint: QUOTE_TEMPLATES_FULL })}
          options={[
            { value: '', label: 'Un modello nuovo', disabled: isFull },
            ...list.map((one) => ({ value: one.id, label: `Al posto di «${one.name}»` })),
          ]}
          value={over}
          onValue={(id) => {
            naming.setError('')
            setOver(id)
          }}
        />
      )}
      {!old && <TemplateNameField of={naming} />}
    </ConfirmDialog>
  )
}
