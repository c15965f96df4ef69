import type { ListAction } from './list-description.ts'

interface Words {
  /** «la coppia» */
  the: string
  /** «coppie» */
  many: string
  /** How what is said of several ends: «sospese». */
  ending: string
}

/** An administrator suspends accounts, who are told why, or lets them work again. */
export const suspension = <Item extends { id: string; active: boolean; draft?: true | undefined }>(
  call: 'Admin/manageActiveDeactivateCouple' | 'Admin/manageActiveDeactivateVendor',
  { the, many, ending }: Words,
): readonly ListAction<Item>[] => {
  const action = (active: boolean, verb: string, done: string): Omit<ListAction<Item>, 'label'> => ({
    // What was never published is its vendor's to publish.
    of: (item) => item.active !== active && !item.draft,
    question: (count) => (count === 1 ? `${verb} ${the}?` : `${verb} ${count} ${many}?`),
    run: (api, { id }, reason, keyFor) => {
      const body = { id, active, reason }
      return api(call, { body, idempotencyKey: keyFor(body) })
    },
    done: (count) => (count === 1 ? `Account ${done}o.` : `${count} ${many} ${done}${ending}.`),
  })
  return [
    {
      ...action(false, 'Sospendere', 'sospes'),
      label: 'Sospendi',
      danger: true,
      reason: 'Il motivo, che si leggerà',
    },
    { ...action(true, 'Riattivare', 'riattivat'), label: 'Riattiva' },
  ]
}
