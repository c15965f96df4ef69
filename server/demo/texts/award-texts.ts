import { lines } from './category-texts.ts'

/** Why somebody won, whatever the trade. */
export const anyCitations = lines(`
  Per [la pazienza|la misura|la cura|l’allegria|la precisione] di {donna}, che [le coppie nominano una per una|nelle recensioni torna sempre|a {citta} conoscono tutti].
  Perché {inRegione} [si chiede a loro|hanno fatto scuola|non hanno ancora smesso di imparare], e si vede.
  Per un lavoro che da {citta} [è arrivato lontano|si è fatto conoscere|non ha mai preso scorciatoie].
  Per [aver detto qualche no|i preventivi chiari|le domande prima delle risposte|i lunedì di telefonate], che a {citta} valgono più di una pubblicità.
  Perché {uomo} e {donna} [lavorano in due e sembrano dieci|arrivano prima e vanno via dopo|ascoltano anche chi non parla].
`)
