/** What Marco changed of the plan of both, and the one place that Anna wrote at the same time without seeing his. */
import { addDays } from '#contract/lists/plan/task-template.ts'
import { budgetItems } from '../features/budget/budget-service.ts'
import { tasks } from '../features/couple-tasks/couple-task-service.ts'
import { galleryPictures } from '../features/gallery/gallery-service.ts'
import type { Queryable } from '../platform/database/database.ts'
import { writeContext } from '../platform/entity/write-context.ts'
import type { DemoCouple } from './demo-data.ts'

interface Two {
  /** The account of each, as identities know it. */
  one: string
  two: string
}

/** Written as their phones would write it, so that the history, the marks and the conflict are the product's own. */
export async function writePartnerEdits(
  { couple, tasks: planned, items }: DemoCouple,
  { one, two }: Two,
  pictures: readonly { id: string; caption: string }[],
  today: string,
  tx: Queryable,
): Promise<void> {
  const by = (partner: keyof Two, time: string) =>
    writeContext({
      tx,
      now: `${addDays(today, -1)}T${time}:00.000Z`,
      actor: {
        kind: 'couple',
        uid: partner === 'one' ? one : two,
        coupleId: couple.id,
        partner,
        active: true,
        device: `demo-${partner}`,
      },
    })
  const task = (title: string) => planned.find((one) => one.title.startsWith(title))!.id
  const item = (title: string) => items.find((one) => one.title === title)!.id

  await tasks.change(couple.id, by('two', '18:05'), task('Chiedere a zia Pina'), {
    assignee: 'two',
    notes: 'Per la confettata. Ci penso io domenica, a pranzo.',
    baseVersion: 1,
  })
  await budgetItems.change(couple.id, by('two', '18:11'), item('Bomboniere'), {
    notes: 'Miele, 60 vasetti: pronti a maggio, li va a prendere mio padre',
    baseVersion: 1,
  })
  const [first] = pictures
  if (first)
    await galleryPictures.change(couple.id, by('two', '18:20'), first.id, {
      caption: `${first.caption} Io prima.`,
      baseVersion: 1,
    })

  // Both had the first version before them: his went over hers unseen, and one of them is to decide.
  const dinner = task('Provare il menù di Natale')
  await tasks.change(couple.id, by('one', '19:40'), dinner, {
    notes: 'Cena del 20, sei posti: vengono anche i tuoi.',
    baseVersion: 1,
  })
  await tasks.change(couple.id, by('two', '19:52'), dinner, {
    notes: 'Cena del 20, due posti: i miei quella sera non possono.',
    baseVersion: 1,
  })
}
