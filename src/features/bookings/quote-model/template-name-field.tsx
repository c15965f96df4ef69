import { TEMPLATE_NAME } from '#contract/lists/bookings/quote-templates.ts'
import { useState } from 'react'
import { TextField } from '../../../ui/form/text-field.tsx'
import { TEMPLATE_FIELDS } from './quote-template-fields.ts'

/** A template's name as it is typed: `taken` gives it, or says under the field what is missing. */
export function useTemplateName(first = '') {
  const [name, setName] = useState(first)
  const [error, setError] = useState('')
  const taken = () => {
    const typed = name.trim()
    if (!typed) setError(TEMPLATE_FIELDS.name.required)
    return typed || undefined
  }
  const typing = (text: string) => {
    setError('')
    setName(text)
  }
  return { name, error, setError, taken, typing }
}

export function TemplateNameField({
  of: { name, error, typing },
}: {
  of: ReturnType<typeof useTemplateName>
}) {
  return (
    <TextField
      label="Nome"
      placeholder="Cena in villa"
      maxLength={TEMPLATE_NAME}
      {...(error && { error })}
      value={name}
      onValue={typing}
    />
  )
}
