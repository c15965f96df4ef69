/** A plan as large as the offline bench asks for, written through the calls that the app itself makes. */
import { newId } from '#contract/kit/new-id.ts'
import { ROUTES } from '#contract/routes.ts'

const AT_ONCE = 8
const MONTHS = 24
const CATEGORIES = ['location', 'catering', 'abiti', 'documenti', 'invitati', 'stile']
const BUDGET_CATEGORIES = ['ricevimento', 'abiti-e-bellezza', 'foto-e-video', 'fiori', 'musica', 'fedi']
const PEOPLE = ['one', 'two', 'both', null]

/** Fills the couple's plan up to these numbers; what is there already counts. */
export async function fillPlan(
  origin: string,
  token: string,
  wanted: { tasks: number; budgetItems: number },
): Promise<void> {
  const call = async (path: string, body: unknown): Promise<unknown> => {
    const answer = await fetch(origin + path, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Idempotency-Key': newId(),
        Authorization: `Bearer ${token}`,
      },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return answer.json()
  }
  const count = async (path: string) => ((await call(path, {})) as unknown[]).length
  const add = async (path: string, from: number, to: number, body: (index: number) => object) => {
    const missing = Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index)
    const work = async () => {
      for (let index = missing.shift(); index !== undefined; index = missing.shift())
        await call(path, body(index))
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
  }

  const tasks = await count(ROUTES['Couple/getTaskCoupleById'].path)
  await add(ROUTES['Couple/addTaskCouple'].path, tasks, wanted.tasks, (index) => ({
    id: newId(),
    title: `Attività numero ${index}: sentire il fornitore e decidere insieme`,
    notes: index % 3 === 0 ? 'Chiedere se il prezzo comprende anche il trasporto e il montaggio.' : '',
    category: CATEGORIES[index % CATEGORIES.length],
    dueDate: index % 9 === 0 ? null : dayIn(index % MONTHS, 1 + (index % 27)),
    done: index % 4 === 0,
    assignee: PEOPLE[index % PEOPLE.length],
  }))
  const items = await count(ROUTES['Couple/getBudgetItemCoupleList'].path)
  await add(ROUTES['Couple/addBudgetItemCouple'].path, items, wanted.budgetItems, (index) => ({
    id: newId(),
    category: BUDGET_CATEGORIES[index % BUDGET_CATEGORIES.length],
    title: `Voce numero ${index}`,
    estimatedCents: 10_000 + index * 100,
    actualCents: index % 2 === 0 ? 12_000 + index * 100 : null,
    payments:
      index % 2 === 0
        ? [
            {
              id: newId(),
              kind: 'acconto',
              amountCents: 6_000,
              dueDate: dayIn(index % MONTHS, 10),
            },
          ]
        : [],
  }))
}

/** `YYYY-MM-DD`, so many months from now. */
function dayIn(months: number, day: number): string {
  const date = new Date()
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, day))
    .toISOString()
    .slice(0, 10)
}
