import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { linkQuestion, untilAnswered } from './link-question.ts'

const LINK = { purpose: 'verifyEmail' as const, email: 'anna@lovoglio.test', previousEmail: null }

/** A link whose questions are answered when the test says so. */
function aLink() {
  const client = new QueryClient()
  const { promise, resolve, reject } = Promise.withResolvers<typeof LINK>()
  let questions = 0
  const question = linkQuestion('abc', async () => ({
    checkCode: () => {
      questions += 1
      return promise
    },
  }))
  const screen = () => new QueryObserver(client, question).subscribe(() => undefined)
  return { client, question, screen, answer: resolve, refuse: reject, questions: () => questions }
}

test('a tap that comes before the screen has asked asks for it, and the screen does not ask again', async () => {
  const link = aLink()
  const order: string[] = []
  const tapped = untilAnswered(link.client, link.question).then(() => order.push('used'))
  const leave = link.screen()
  order.push('answered')
  link.answer(LINK)
  await tapped
  expect([order, link.questions()]).toEqual([['answered', 'used'], 1])
  leave()
})

test('a tap while it is asked waits for that answer, whatever it is', async () => {
  const link = aLink()
  const leave = link.screen()
  const tapped = untilAnswered(link.client, link.question)
  link.refuse(new Error('over'))
  await tapped
  await untilAnswered(link.client, link.question)
  expect(link.questions()).toBe(1)
  leave()
})
