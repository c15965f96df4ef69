import { useCompany } from './company-queries.ts'

/** Who answers for personal data, by name, as art. 13 of the GDPR asks. */
export function Controller() {
  const company = useCompany()
  if (!company)
    return (
      <p>
        Titolare del trattamento è chi gestisce questo servizio Lovoglio, indicato nel contratto e nelle
        ricevute con nome, sede e recapiti. Per ogni domanda su questa pagina, e per esercitare i tuoi
        diritti, scrivi a quei recapiti dall’indirizzo email del tuo account, così sappiamo che sei tu.
      </p>
    )
  const { name, address, vat, email, pec, dpo, example } = company
  return (
    <>
      {example && (
        <p>
          <strong>Questo è Lovoglio con dati dimostrativi:</strong> l’azienda qui sotto è di esempio e non
          esiste.
        </p>
      )}
      <p>
        Titolare del trattamento è {name}, con sede in {address}, P. IVA {vat}. Per ogni domanda su questa
        pagina, e per esercitare i tuoi diritti, scrivi a <a href={`mailto:${email}`}>{email}</a>
        {pec && (
          <>
            {' '}
            o alla PEC <a href={`mailto:${pec}`}>{pec}</a>
          </>
        )}{' '}
        dall’indirizzo email del tuo account, così sappiamo che sei tu.
      </p>
      {dpo && (
        <p>
          Il responsabile della protezione dei dati risponde a <a href={`mailto:${dpo}`}>{dpo}</a>.
        </p>
      )}
    </>
  )
}

/** Who runs the service, within a sentence of the terms. */
export function OtherParty() {
  const company = useCompany()
  if (!company) return 'chi gestisce il servizio, indicato nel contratto'
  return `${company.name}, ${company.address}, P. IVA ${company.vat}${company.example ? ' (azienda di esempio)' : ''}`
}

/** Where a vendor's complaint goes. */
export function ComplaintAddress() {
  const company = useCompany()
  if (!company) return 'ai recapiti del contratto'
  return (
    <>
      a <a href={`mailto:${company.email}`}>{company.email}</a>
    </>
  )
}
