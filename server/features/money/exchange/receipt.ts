/** What the exchange answers, read. */
import { xmlBuilder } from '../fatturapa/xml-builder.ts'

export interface Receipt {
  /** Of the invoice that was sent, without its ending. */
  fileName: string
  kind: 'RC' | 'MC' | 'NS'
  /** Why it was refused, with the codes of the exchange. */
  reason: string | null
}

/** `IT01234567890_0000A_RC_001.xml` */
const NAME = /^(IT\d{11}_[A-Za-z0-9]{1,5})_(RC|MC|NS)_[A-Za-z0-9]{1,3}\.xml$/
const REASON_MAX = 1_000

interface Fault {
  Codice?: string
  Descrizione?: string
}

/** @returns undefined for a file that is no receipt of an invoice, or cannot be read */
export function readReceipt(name: string, content: string): Receipt | undefined {
  const [, fileName, kind] = NAME.exec(name) ?? []
  if (!fileName || !kind) return undefined
  const base = { fileName, kind: kind as Receipt['kind'] }
  if (kind !== 'NS') return { ...base, reason: null }
  return {
    ...base,
    reason: faultsOf(content).slice(0, REASON_MAX) || 'Il Sistema di Interscambio non dice perché.',
  }
}

function faultsOf(content: string): string {
  const root = Object.entries(
    xmlBuilder().convert(content, { format: 'object' }) as Record<string, unknown>,
  ).find(([key]) => key.endsWith('NotificaScarto'))?.[1] as
    | { ListaErrori?: { Errore?: Fault | Fault[] } }
    | undefined
  const faults = root?.ListaErrori?.Errore ?? []
  return [faults]
    .flat()
    .map(({ Codice, Descrizione }) => [Codice, Descrizione].filter(Boolean).join(': '))
    .join('; ')
}
