/** By which word a button of the kit begins that changes something. Pure. */

const VERBS = new Set(
  `accetta accettate allega allegate applica assegna assegnate aggiungi aggiungete annulla annullate archivia attiva attivate cambia cambiate carica caricate chiedi chiedete
  conferma confermate contesta crea create disattiva disattivate duplica elimina eliminate fatta fatto fissa
  fissate importa importate invia inviate invita invitate lascia lasciate manda mandate metti mettete modifica modificate
  nuova nuovo paga pagate passa racconta riordina riporta riportate tienilo proponi proponete pubblica pubblicate recensisci regala rifiuta rifiutate rimanda
  rimetti rimettete rimuovi rimuovete rinomina rispondi rispondete ripristina riprendi ritira ritirate salva salvate scambia
  scegli scegliete scrivi scrivete segna segnate segnala segnalate sostituisci sposta spostate togli togliete vota`
    .split(/\s+/)
    .filter(Boolean),
)

/** They give up what was typed, and close. */
const GIVES_UP = new Set(['Annulla', 'Lascia com’era'])

/** @param name as it is read: what begins with another word only shows something */
export function isWritingName(name: string): boolean {
  const said = name.trim()
  // «Mostra» looks, and puts a picture on the website.
  if (/ sul sito$/i.test(said)) return true
  return !GIVES_UP.has(said) && VERBS.has(/^\p{L}+/u.exec(said.toLowerCase())?.[0] ?? '')
}
