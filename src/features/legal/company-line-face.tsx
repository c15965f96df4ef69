import { useCompany } from './company-queries.ts'

/** Who runs the service, in small print: what the law asks the foot of every page to say. */
export function CompanyLine() {
  const company = useCompany()
  if (!company) return null
  const { name, address, vat, register, email, pec, example } = company
  return (
    <>
      {example && 'Azienda di esempio, con dati inventati: '}
      {[name, address, `P. IVA ${vat}`, register].filter(Boolean).join(' · ')}
      {' · '}
      <a href={`mailto:${email}`}>{email}</a>
      {pec && ` · PEC ${pec}`}
    </>
  )
}
