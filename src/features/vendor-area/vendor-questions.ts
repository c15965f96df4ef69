/** What vendors ask before they come. */
export const VENDOR_QUESTIONS: readonly { question: string; answer: string }[] = [
  {
    question: 'Pago qualcosa per iscrivermi?',
    answer:
      'No. Ci si iscrive con il piano Base, che è gratuito e resta tale. Un piano a pagamento si sceglie dopo, se serve, e l’importo si vede prima di confermare.',
  },
  {
    question: 'Prendete una commissione sui lavori?',
    answer:
      'No, mai. Il contratto è tra te e la coppia: caparre, acconti e saldi non passano da noi e non chiediamo percentuali.',
  },
  {
    question: 'Con un piano a pagamento salgo nei risultati?',
    answer:
      'No. L’ordine «consigliati» dipende da recensioni e completezza della pagina, qualunque sia il piano. Gli spazi a pagamento sono un’altra cosa, pochi e sempre segnati con la parola «Sponsorizzato».',
  },
  {
    question: 'Ci sono vincoli di durata?',
    answer:
      'Il piano mensile si lascia alla fine del mese, quello annuale alla fine dell’anno pagato. Chi scende di piano tiene quello che ha già pagato fino alla scadenza; chi sale paga solo la differenza per i giorni che restano.',
  },
  {
    question: 'Chi può recensirmi?',
    answer:
      'Solo una coppia con una prenotazione che hai accettato qui, una volta: è il segno «prenotazione verificata». Ogni recensione viene letta da noi prima di uscire. Puoi rispondere, e quella che ti sembra falsa la puoi segnalare: non si toglie una critica solo perché è una critica.',
  },
  {
    question: 'I prezzi sono con o senza IVA?',
    answer:
      'Senza. In fattura si aggiunge l’IVA al 22 %. Partita IVA, codice destinatario o PEC servono solo a noi e non sono visibili alle coppie.',
  },
  {
    question: 'E se voglio andarmene?',
    answer:
      'Scrivi all’assistenza quando vuoi: ti mandiamo una copia dei tuoi dati e cancelliamo l’account, senza penali. La pagina sparisce subito dalle ricerche e dalle liste.',
  },
]
