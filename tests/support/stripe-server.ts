/**
 * Stands for Stripe: keeps checkouts and payments as its API does, knows an idempotency key again, has a page to pay on,
 * and signs what it tells. Whoever tests it says when that arrives, how often and in which order.
 */
import { createHmac } from 'node:crypto'
import http from 'node:http'
import type { AddressInfo } from 'node:net'

interface Payment {
  id: string
  object: 'payment_intent'
  status: 'processing' | 'succeeded' | 'requires_payment_method'
}
interface Session {
  id: string
  object: 'checkout.session'
  status: 'open' | 'complete' | 'expired'
  payment_status: 'unpaid' | 'paid'
  payment_intent: Payment | null
  amount_total: number
  currency: string
  metadata: Record<string, string>
  success_url: string
  url: string
}
export interface StripeEvent {
  id: string
  type: string
  data: { object: Session }
}

export interface StripeServer {
  url: string
  sessions: Map<string, Session>
  /** Payments given back, each with how often it was asked for under another key. */
  refunds: string[]
  /** What has happened and was not sent yet. */
  events: StripeEvent[]
  /** What a person does on its page. @param how by card at once, or by a debit that clears later */
  pay(sessionId: string, how?: 'card' | 'debit'): void
  clear(sessionId: string, good: boolean): void
  expire(sessionId: string): void
  /** It answers nothing while this is so. */
  away: boolean
  /** Sends an event. @param age in seconds of its signature @returns the status it was answered with */
  tell(to: string, event: StripeEvent, secret: string, age?: number): Promise<number>
  close(): Promise<void>
}

const JSON_TYPE = { 'content-type': 'application/json' }

export async function startStripeServer(): Promise<StripeServer> {
  const sessions = new Map<string, Session>()
  const answers = new Map<string, { form: string; answer: unknown }>()
  const events: StripeEvent[] = []
  const refunds: string[] = []
  let count = 0
  const next = (prefix: string) => `${prefix}_${String((count += 1)).padStart(4, '0')}`
  const happened = (type: string, session: Session) =>
    void events.push({ id: next('evt'), type: `checkout.session.${type}`, data: { object: session } })

  const self: StripeServer = {
    url: '',
    sessions,
    refunds,
    events,
    away: false,
    pay(sessionId, how = 'card') {
      const session = sessions.get(sessionId)!
      const isCard = how === 'card'
      session.status = 'complete'
      session.payment_status = isCard ? 'paid' : 'unpaid'
      session.payment_intent = {
        id: next('pi'),
        object: 'payment_intent',
        status: isCard ? 'succeeded' : 'processing',
      }
      happened('completed', session)
    },
    clear(sessionId, good) {
      const session = sessions.get(sessionId)!
      session.payment_intent!.status = good ? 'succeeded' : 'requires_payment_method'
      if (good) session.payment_status = 'paid'
      happened(good ? 'async_payment_succeeded' : 'async_payment_failed', session)
    },
    expire(sessionId) {
      const session = sessions.get(sessionId)!
      session.status = 'expired'
      happened('expired', session)
    },
    async tell(to, event, secret, age = 0) {
      const body = JSON.stringify({ object: 'event', ...event })
      const at = Math.floor(Date.now() / 1000) - age
      const signature = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')
      const headers = { ...JSON_TYPE, 'stripe-signature': `t=${at},v1=${signature}` }
      const { status } = await fetch(`${to}/api/stripe/webhook`, { method: 'POST', headers, body })
      return status
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }

  function create(form: URLSearchParams): Session {
    const id = next('cs_test')
    const session: Session = {
      id,
      object: 'checkout.session',
      status: 'open',
      payment_status: 'unpaid',
      payment_intent: null,
      amount_total: Number(form.get('line_items[0][price_data][unit_amount]')),
      currency: form.get('line_items[0][price_data][currency]')!,
      metadata: { invoice: form.get('metadata[invoice]')!, vendor: form.get('metadata[vendor]')! },
      success_url: form.get('success_url')!,
      url: `${self.url}/pay/${id}`,
    }
    sessions.set(id, session)
    return session
  }

  function answerOf(method: string, path: string, form: URLSearchParams): unknown {
    const [, id] = /^\/v1\/checkout\/sessions\/(\w+)$/.exec(path) ?? []
    if (method === 'GET' && id) return sessions.get(id)
    const [, over] = /^\/v1\/checkout\/sessions\/(\w+)\/expire$/.exec(path) ?? []
    if (over) {
      self.expire(over)
      return sessions.get(over)
    }
    if (path === '/v1/checkout/sessions') return create(form)
    if (path !== '/v1/refunds') return undefined
    const payment = form.get('payment_intent')!
    refunds.push(payment)
    return { id: next('re'), object: 'refund', status: 'succeeded', payment_intent: payment }
  }

  const server = http.createServer((request, response) => {
    const { pathname } = new URL(request.url!, 'http://stripe')
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const [, paid] = /^\/pay\/(\w+)$/.exec(pathname) ?? []
      if (paid && request.method === 'POST') {
        self.pay(paid)
        return response.writeHead(303, { location: sessions.get(paid)!.success_url }).end()
      }
      if (paid)
        return response
          .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
          .end('<!doctype html><title>Stripe</title><form method="post"><button>Paga ora</button></form>')
      if (pathname === '/favicon.ico') return response.writeHead(204).end()
      if (self.away) return response.writeHead(503, JSON_TYPE).end('{"error":{"type":"api_error"}}')
      const key = request.headers['idempotency-key'] as string | undefined
      const form = Buffer.concat(chunks).toString()
      const known = key === undefined ? undefined : answers.get(key)
      if (known && known.form !== form)
        return response.writeHead(400, JSON_TYPE).end('{"error":{"type":"idempotency_error"}}')
      const answer = known ? known.answer : answerOf(request.method!, pathname, new URLSearchParams(form))
      if (key !== undefined && !known) answers.set(key, { form, answer })
      return response
        .writeHead(answer ? 200 : 404, JSON_TYPE)
        .end(JSON.stringify(answer ?? { error: { type: 'invalid_request_error', message: 'no such thing' } }))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  self.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return self
}
