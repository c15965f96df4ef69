import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../api/api-context.tsx'
import { ComboBox } from '../../ui/form/combo-box.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { townsQuery } from './town-queries.ts'

/** The town, of those that the province has. */
export function TownField({
  province,
  ...field
}: {
  province: string
  value: string
  onValue: (town: string) => void
  error: string | undefined
}) {
  const towns = useQuery({ ...townsQuery(useApi(), province), enabled: province !== '' })
  // Without the list the name is written, and the server says whether there is one of that name.
  if (towns.isError)
    return <TextField label="Comune" autoComplete="address-level2" maxLength={80} required {...field} />
  const options = (towns.data ?? []).map(({ name }) => ({ value: name, label: name }))
  return (
    <ComboBox
      label="Comune"
      options={options}
      placeholder={province ? 'Scrivi le prime lettere' : 'Prima la provincia'}
      {...field}
    />
  )
}
