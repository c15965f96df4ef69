/** The copy as people read it: tables for a spreadsheet, and a letter that says what there is. Pure. */
import type { BudgetItem } from '#contract/plan/budget.ts'
import type { CopyPart } from '#contract/plan/copy.ts'
import type { CoupleTask } from '#contract/plan/couple-task.ts'
import type { Couple } from '#contract/people/couple.ts'
import { writeCsv } from '#contract/wire/csv.ts'
import type { Favorite } from '#contract/plan/favorite.ts'
import type { Invitation, RsvpAnswer } from '#contract/website/rsvp.ts'
import { budgetCsv } from '../../features/budget/budget-export.ts'
import { taskText } from '../../features/couple-tasks/task-fields.ts'
import { answersCsv } from '../../features/website/invitations/answers-csv.ts'
import { formatInstant } from '../../lib/day.ts'
import { plural } from '../../lib/text.ts'
import { columnsOf, rowOf } from '../entity-csv.ts'
import type { AbsentFile, CopyParts, PlanCopy } from './copy-format.ts'
import { countOf, wordsOf } from '../kind-words.ts'

const TASK_COLUMNS = columnsOf(taskText.fields)

/** By path, the tables of what there is. */
export function tablesOf(parts: CopyParts): Record<string, string> {
  const [couple] = (parts.couple ?? []) as unknown as Couple[]
  const [one, two] = couple?.partners ?? []
  const names = {
    one: one?.firstName ?? 'Tu',
    two: two?.firstName ?? 'L’altra metà',
    both: 'Insieme',
  }
  const vendors = ((parts.favorite ?? []) as unknown as Favorite[]).map(({ vendorId, vendor }) => ({
    value: vendorId,
    label: vendor?.businessName ?? 'Fornitore non più visibile',
  }))
  const tasks = parts.task as unknown as readonly CoupleTask[] | undefined
  const items = parts.budgetItem as unknown as readonly BudgetItem[] | undefined
  const invitations = (parts.invitation ?? []) as unknown as readonly Invitation[]
  const answers = (parts.rsvpAnswer ?? []) as unknown as readonly RsvpAnswer[]
  return {
    ...(tasks && {
      'attivita.csv': writeCsv([
        TASK_COLUMNS.map(({ label }) => label),
        ...tasks.map((task) => rowOf(TASK_COLUMNS, task, { names, vendors })),
      ]),
    }),
    ...(items && { 'budget.csv': budgetCsv(items, names, vendors) }),
    ...((parts.invitation ?? parts.rsvpAnswer) && { 'invitati.csv': answersCsv(invitations, answers) }),
  }
}

/** The rest are in `copia.json`. */
const ABSENT_SHOWN = 200

/** What is in the copy, what is not, and how it comes back. */
export function letterOf(copy: PlanCopy): string {
  const { parts, fromDevice, incomplete, files, absent, pending, exportedAt } = copy
  const names = (some: readonly CopyPart[]) => some.map((part) => wordsOf(part).all).join(', ')
  const small = files.filter((file) => file.small).length
  const lines = [
    'LA VOSTRA COPIA DI LOVOGLIO',
    `Fatta il ${formatInstant(exportedAt)}.`,
    '',
    'CHE COSA C’È',
    ...Object.entries(parts).flatMap(([part, things]) =>
      things.length > 0 ? [`- ${countOf(part as CopyPart, things.length)}`] : [],
    ),
    ...(files.length > 0 ? [`- ${files.length} file fra foto e documenti`] : []),
    ...(pending.commands.length > 0
      ? [`- ${plural(pending.commands.length, 'modifica', 'modifiche')} che non erano ancora partite`]
      : []),
    '',
    'copia.json ha tutto, per riportarlo e per altri programmi. attivita.csv, budget.csv e invitati.csv si',
    'aprono con un foglio di calcolo.',
    ...(files.length > 0 ? ['Le foto sono come le conserviamo: larghe al massimo 1600 punti.'] : []),
    ...(small > 0
      ? [`Di ${plural(small, 'foto', 'foto')} questo dispositivo aveva solo una versione più piccola.`]
      : []),
    ...(fromDevice.length > 0
      ? ['', `Senza rete, com’era su questo dispositivo: ${names(fromDevice)}.`]
      : []),
    ...(incomplete.length > 0
      ? ['', 'CHE COSA MANCA', `Su questo dispositivo non c’era, o non per intero: ${names(incomplete)}.`]
      : []),
    ...absentLines(absent),
    '',
    'COME SI RIPORTA',
    'Dall’app, con lo stesso matrimonio: «Modifiche in attesa», poi «Riporta una copia». Prima si vede che',
    'cosa tornerebbe, e si sceglie. Prenotazioni, messaggi, recensioni, risposte degli invitati e richieste di',
    'assistenza sono qui per essere letti: non si riportano, perché li ha scritti o li tiene anche qualcun altro.',
    '',
    'CHI LA PUÒ LEGGERE',
    'Chiunque abbia questo file. Ci sono nomi, allergie degli invitati, importi, l’IBAN se è sul sito e i link',
    'personali degli inviti: tenetelo dove lo trovate solo voi.',
    '',
  ]
  return lines.join('\r\n')
}

function absentLines(absent: readonly AbsentFile[]): string[] {
  if (absent.length === 0) return []
  const shown = absent.slice(0, ABSENT_SHOWN)
  const more = absent.length - shown.length
  return [
    '',
    'FOTO E DOCUMENTI CHE NON SONO IN QUESTA COPIA',
    'Non erano su questo dispositivo, o non si sono potuti leggere:',
    ...shown.map(({ name, part }) => `- ${name || `senza nome, fra ${wordsOf(part).all}`}`),
    ...(more > 0 ? [`- e altri ${more}, elencati in copia.json`] : []),
  ]
}
