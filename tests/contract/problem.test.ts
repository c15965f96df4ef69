import { describe, expect, it } from 'vitest'
import { PROBLEMS, Problem, type ProblemCode } from '#contract/wire/problem.ts'
import { ProblemError } from '#server/platform/http/problem.ts'

const codes = Object.keys(PROBLEMS) as ProblemCode[]

describe('the table of problems', () => {
  it.each(codes)('%s has a status that says so, a title and a sentence', (code) => {
    const [status, title, detail] = PROBLEMS[code]
    expect(code).toMatch(/^[a-z]+(_[a-z]+)*$/)
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(600)
    expect(title).toMatch(/^\p{Lu}.{3,40}[^.]$/u)
    expect(detail).toMatch(/^\p{Lu}.+\.$/u)
    expect(`${title} ${detail}`).not.toMatch(/!!|\b(error|please|login|password|token)\b/i)
  })

  it('has each title once', () => {
    const titles = codes.map((code) => PROBLEMS[code][1])
    expect(new Set(titles).size).toBe(titles.length)
  })

  it.each(codes)('%s leaves as the document of RFC 9457, with nothing but what is declared', (code) => {
    const document = new ProblemError(code, { errors: [{ path: 'id', message: 'Non valido' }] }).toJSON()
    expect(Problem.strict().parse(document)).toEqual(document)
    expect(document).toMatchObject({ code, status: PROBLEMS[code][0], type: `/api/docs#problem-${code}` })
  })

  it('says to a session that has ended what the specification says to a 401', () => {
    expect(PROBLEMS.unauthenticated[2]).toBe('Ci dispiace, non sei autorizzato a visualizzare questa pagina.')
  })
})
