import { ruleBroken } from './http/problem.ts'

/** Refuses a span that ends before it begins. @throws `rule_broken` */
export function ensureInOrder({ from, to }: { from: string; to: string }): void {
  if (from > to) throw ruleBroken('L’ultimo giorno viene prima del primo: controlla le date.')
}
