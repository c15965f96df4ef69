/** What a project of a portfolio needs before everybody reads it: one answer for the vendor's screen and for the server. Pure. */

/** In one project. */
export const PROJECT_PICTURES = 12

/** In one portfolio: more are leafed through by nobody. */
export const PORTFOLIO_PROJECTS = 30

/** That a portfolio is full. */
export const PORTFOLIO_FULL = `Il portfolio tiene fino a ${PORTFOLIO_PROJECTS} progetti: eliminane uno per aggiungerne un altro.`

/** What is wrong with the month of a project: it tells of work that is done. @param today `YYYY-MM-DD`, Italy's */
export const monthFault = (month: string, today: string): string | undefined =>
  month > today.slice(0, 7) ? 'Questo mese deve ancora venire: scrivi quando l’hai fatto.' : undefined

interface Told {
  title: string
  pictures: readonly { alt: string }[]
  consent: boolean
}

const NEEDS: readonly (readonly [what: string, isThere: (project: Told) => boolean])[] = [
  ['il titolo', ({ title }) => title.trim() !== ''],
  ['almeno una foto', ({ pictures }) => pictures.length > 0],
  // Who does not see a picture is told what is in it.
  ['che cosa si vede in ogni foto', ({ pictures }) => pictures.every(({ alt }) => alt.trim() !== '')],
  ['il sì degli sposi', ({ consent }) => consent],
]

/** What is still missing, in words for people and in the order of the form; nothing where it may be published. */
export const missingInProject = (project: Told): string[] =>
  NEEDS.flatMap(([what, isThere]) => (isThere(project) ? [] : [what]))
