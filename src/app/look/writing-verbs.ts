/** By which word a button of the kit begins that changes something. Pure. */

const VERBS = new Set(
  `accetta accettate aggiungete aggiungi allega allegate annulla annullate applica archivia assegna assegnate attiva
  attivate blocca bloccate cambia cambiate carica caricate chiedete chiedi conferma confermate contesta correggete
  correggi crea create disattiva disattivate duplica elimina eliminate fanne fatene fatta fatto fissa fissate importa
  importate invia inviate invita invitate lascia lasciate manda mandate mettete metti modifica modificate nuova nuovo
  paga pagate passa prendete prendi prepara preparate proponete proponi pubblica pubblicate racconta recensisci regala
  rendete rendi riempi riempite rifiuta rifiutate rimanda rimettete rimetti rimuovete rimuovi rinomina riordina
  riporta riportate riprendi ripristina rispondete rispondi ritira ritirate salva salvate sblocca sbloccate scambia
  scarta scartate scegli scegliete scrivete scrivi segna segnala segnalate segnate sostituisci sposta spostate svuota
  svuotate tenete tieni tienilo togli togliete unisci unite usa usate vota`
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
