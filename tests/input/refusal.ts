import { PROBLEMS, Problem, type ProblemCode } from '#contract/wire/problem.ts'

export interface Answered {
  status: number
  text: string
  headers: Record<string, unknown>
}

const STACK =
  /\bat .+:\d+:\d+|node_modules|\/server\/|select .+ from|insert into|SyntaxError|ZodError|DrizzleQuery/i

/** What is wrong with a refusal: its status, its document, its words. Nothing, when it is as the contract says. */
export function faultsOf({ status, text, headers }: Answered): string[] {
  const faults: string[] = []
  if (status >= 500 && status !== 501) faults.push(`answers ${status}`)
  if (status < 400) return faults
  if (STACK.test(text)) faults.push('shows what is behind it')
  if (!String(headers['content-type']).startsWith('application/problem+json'))
    faults.push(`is ${String(headers['content-type'])}`)
  const problem = Problem.safeParse(safely(text))
  if (!problem.success) return [...faults, 'is no problem document']
  const known = PROBLEMS[problem.data.code as ProblemCode] as readonly [number, string, string] | undefined
  if (!known) faults.push(`has the unknown code ${problem.data.code}`)
  else if (known[0] !== status || problem.data.status !== status || known[1] !== problem.data.title)
    faults.push(`has a status or a title that are not those of ${problem.data.code}`)
  if (!/[.!?]$/.test(problem.data.detail)) faults.push('has no sentence for people')
  return faults
}

function safely(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
