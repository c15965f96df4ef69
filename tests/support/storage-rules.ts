/**
 * Evaluates the part of Firebase's rules language that deploy/storage.rules is written in; anything else is an error, so
 * that nothing is taken for understood. As Google's: any statement that allows is enough, and one that fails allows nothing.
 * Source: https://firebase.google.com/docs/rules/rules-language and /docs/reference/security/storage
 */
export type RulesMethod = 'get' | 'list' | 'create' | 'update' | 'delete'

export interface RulesRequest {
  method: RulesMethod
  /** `b/{bucket}/o/{name}`; a slash at its end does not count. */
  path: string
  auth: { uid: string } | null
  /** What would be there afterwards; null where nothing is written. */
  resource: { size: number; contentType: string } | null
}

type Scope = ReadonlyMap<string, unknown>
type Expression = (scope: Scope) => unknown
interface Allow {
  methods: ReadonlySet<string>
  when: Expression
}
interface Match {
  path: readonly string[]
  functions: Map<string, unknown>
  allows: Allow[]
  inner: Match[]
}

const READ = ['get', 'list']
const WRITE = ['create', 'update', 'delete']
const METHODS: Record<string, readonly string[]> = { read: READ, write: WRITE }

/** @throws Error for what is not understood */
export function readStorageRules(text: string): (request: RulesRequest) => boolean {
  const tokens = tokensOf(text)
  const file = new Reader(tokens)
  for (const expected of ['rules_version', '=', "'2'", ';', 'service', 'firebase', '.', 'storage'])
    file.take(expected)
  const root = file.block([])
  file.end()
  return (request) => {
    const segments = request.path.split('/')
    if (segments.at(-1) === '') segments.pop()
    const { method, auth, resource } = request
    return allows(root, segments, method, new Map([['request', { auth, resource }]]))
  }
}

function allows(match: Match, segments: readonly string[], method: string, outer: Scope): boolean {
  const found = bind(match.path, segments)
  if (!found) return false
  const scope: Scope = new Map([...outer, ...found.names, ...match.functions])
  const isHere = found.rest.length === 0
  return (
    (isHere && match.allows.some(({ methods, when }) => methods.has(method) && holds(when, scope))) ||
    match.inner.some((inner) => allows(inner, found.rest, method, scope))
  )
}

function holds(when: Expression, scope: Scope): boolean {
  try {
    return when(scope) === true
  } catch (error) {
    if (error instanceof RuleFailure) return false
    throw error
  }
}

/** What a real evaluation would fail by: a member of null, an unknown name. */
class RuleFailure extends Error {}

function bind(path: readonly string[], segments: readonly string[]) {
  const names = new Map<string, unknown>()
  for (const [place, part] of path.entries()) {
    const name = /^\{(\w+)(=\*\*)?\}$/.exec(part)
    if (name?.[2]) {
      names.set(name[1]!, segments.slice(place).join('/'))
      return { names, rest: [] }
    }
    const segment = segments[place]
    if (segment === undefined || (!name && segment !== part)) return undefined
    if (name) names.set(name[1]!, segment)
  }
  return { names, rest: segments.slice(path.length) }
}

function tokensOf(text: string): string[] {
  const bare = text.replace(/\/\/.*$/gm, '')
  const token = /\s+|('[^'\n]*')|(match\s+(?:\/[\w{}=*.-]+)+)|(\w+)|(&&|\|\||[=!<>]=|[{}()[\];:,.?<>!*+=-])/y
  const found: string[] = []
  while (token.lastIndex < bare.length) {
    const at = token.lastIndex
    const hit = token.exec(bare)
    if (!hit) throw new Error(`not understood: ${bare.slice(at, at + 30)}`)
    if (hit[0].trim()) found.push(hit[0])
  }
  return found
}

/** Of binary operators, the weakest first; all of them lean to the left. */
const LEVELS: readonly Record<string, (left: any, right: any) => unknown>[] = [
  { '==': (a, b) => a === b, '!=': (a, b) => a !== b },
  { in: (a, b) => list(b).includes(a) },
  {
    '<': (a, b) => number(a) < number(b),
    '<=': (a, b) => number(a) <= number(b),
    '>': (a, b) => number(a) > number(b),
    '>=': (a, b) => number(a) >= number(b),
  },
  { '+': (a, b) => number(a) + number(b), '-': (a, b) => number(a) - number(b) },
  { '*': (a, b) => number(a) * number(b) },
]
const METHODS_OF_TEXT: Record<string, (text: string, ...rest: string[]) => unknown> = {
  lower: (text) => text.toLowerCase(),
  matches: (text, pattern = '') => new RegExp(`^(?:${pattern})$`).test(text),
}

const number = (value: unknown): number => {
  if (typeof value !== 'number') throw new RuleFailure('not a number')
  return value
}
const list = (value: unknown): readonly unknown[] => {
  if (!Array.isArray(value)) throw new RuleFailure('not a list')
  return value
}

class Reader {
  readonly #tokens: readonly string[]
  #at = 0
  constructor(tokens: readonly string[]) {
    this.#tokens = tokens
  }

  take(expected?: string): string {
    const token = this.#tokens[this.#at++]
    if (token === undefined || (expected !== undefined && token !== expected))
      throw new Error(`${token ?? 'the end'} where ${expected ?? 'more'} was expected`)
    return token
  }
  #maybe(token: string): boolean {
    const isThere = this.#tokens[this.#at] === token
    if (isThere) this.#at++
    return isThere
  }
  end(): void {
    if (this.#at < this.#tokens.length) throw new Error(`${this.#tokens[this.#at]} after the end`)
  }

  block(path: readonly string[]): Match {
    const match: Match = { path, functions: new Map(), allows: [], inner: [] }
    this.take('{')
    while (!this.#maybe('}')) {
      const token = this.take()
      if (token === 'function') this.#function(match.functions)
      else if (token === 'allow') match.allows.push(this.#allow())
      else if (/^match\s/.test(token))
        match.inner.push(this.block(token.replace(/^match\s+\//, '').split('/')))
      else throw new Error(`${token} is not understood`)
    }
    return match
  }

  #allow(): Allow {
    const methods: string[] = []
    do {
      const word = this.take()
      methods.push(...(METHODS[word] ?? [word]))
    } while (this.#maybe(','))
    for (const method of methods)
      if (![...READ, ...WRITE].includes(method)) throw new Error(`allow ${method}`)
    this.take(':')
    this.take('if')
    const when = this.#expression()
    this.take(';')
    return { methods: new Set(methods), when }
  }

  #function(functions: Map<string, unknown>): void {
    const name = this.take()
    this.take('(')
    const parameters = this.#list(')', () => this.take())
    this.take('{')
    this.take('return')
    const body = this.#expression()
    this.take(';')
    this.take('}')
    // Names of a function are those of where it is called from, and its own.
    functions.set(name, (scope: Scope, given: unknown[]) =>
      body(new Map([...scope, ...parameters.map((key, place) => [key, given[place]] as const)])),
    )
  }

  #list<T>(close: string, read: () => T): T[] {
    const items: T[] = []
    if (this.#maybe(close)) return items
    do items.push(read())
    while (this.#maybe(','))
    this.take(close)
    return items
  }

  #expression(): Expression {
    const when = this.#or()
    if (!this.#maybe('?')) return when
    const yes = this.#expression()
    this.take(':')
    const no = this.#expression()
    return (scope) => (truth(when(scope)) ? yes(scope) : no(scope))
  }
  #or(): Expression {
    const left = this.#and()
    if (!this.#maybe('||')) return left
    const right = this.#or()
    // One side that fails leaves the other to decide.
    return (scope) => holds(left, scope) || truth(right(scope))
  }
  #and(): Expression {
    const left = this.#binary(0)
    if (!this.#maybe('&&')) return left
    const right = this.#and()
    return (scope) => truth(left(scope)) && truth(right(scope))
  }
  #binary(level: number): Expression {
    const operators = LEVELS[level]
    if (!operators) return this.#unary()
    let left = this.#binary(level + 1)
    for (;;) {
      const operate = operators[this.#tokens[this.#at] ?? '']
      if (!operate) return left
      this.#at++
      const [before, right] = [left, this.#binary(level + 1)]
      left = (scope) => operate(before(scope), right(scope))
    }
  }
  #unary(): Expression {
    if (!this.#maybe('!')) return this.#member()
    const value = this.#unary()
    return (scope) => !truth(value(scope))
  }
  #member(): Expression {
    let value = this.#primary()
    while (this.#maybe('.')) {
      const [of, key] = [value, this.take()]
      if (!this.#maybe('(')) {
        value = (scope) => memberOf(of(scope), key)
        continue
      }
      const given = this.#list(')', () => this.#expression())
      const method = METHODS_OF_TEXT[key]
      if (!method) throw new Error(`${key}() is not understood`)
      value = (scope) => {
        const text = of(scope)
        if (typeof text !== 'string') throw new RuleFailure(`${key}() of no text`)
        return method(text, ...(given.map((one) => one(scope)) as string[]))
      }
    }
    return value
  }
  #primary(): Expression {
    const token = this.take()
    if (token === '(') {
      const inner = this.#expression()
      this.take(')')
      return inner
    }
    if (token === '[') {
      const items = this.#list(']', () => this.#expression())
      return (scope) => items.map((item) => item(scope))
    }
    if (token.startsWith("'")) return () => token.slice(1, -1)
    if (/^\d+$/.test(token)) return () => Number(token)
    if (token === 'null') return () => null
    if (token === 'true' || token === 'false') return () => token === 'true'
    if (!/^[a-z]\w*$/i.test(token)) throw new Error(`${token} is not understood`)
    if (!this.#maybe('(')) return (scope) => nameIn(scope, token)
    const given = this.#list(')', () => this.#expression())
    return (scope) =>
      (nameIn(scope, token) as (scope: Scope, given: unknown[]) => unknown)(
        scope,
        given.map((one) => one(scope)),
      )
  }
}

function truth(value: unknown): boolean {
  if (typeof value !== 'boolean') throw new RuleFailure('not a boolean')
  return value
}
function memberOf(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key))
    throw new RuleFailure(`no ${key}`)
  return (value as Record<string, unknown>)[key]
}
function nameIn(scope: Scope, name: string): unknown {
  if (!scope.has(name)) throw new RuleFailure(`no ${name}`)
  return scope.get(name)
}
