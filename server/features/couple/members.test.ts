import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { CoupleMember } from '#contract/people/couple.ts'
import { newId } from '#contract/kit/new-id.ts'
import {
  type Person,
  type TestApp,
  logIn,
  newCouple,
  newIdentity,
  newPartner,
  startTestApp,
} from '#tests/support/test-app.ts'

let at: TestApp
let anna: Person & { coupleId: string }
let marco: Person
beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.close())
beforeEach(async () => {
  anna = await newCouple(at)
  marco = await newPartner(at, anna)
})

const membersTo = async (who: Person): Promise<CoupleMember[]> =>
  (await who.call('GET', '/api/Couple/getMembers')).body
const remove = (who: Person, whom: Person) =>
  who.call('PUT', `/api/Couple/removeMember/${anna.coupleId}`, { uid: whom.uid })
const addTask = (who: Person, title: string) =>
  who.call('POST', '/api/Couple/addTaskCouple', { id: newId(), title, category: 'altro' })
const mailsTo = async (email: string) =>
  (
    await at.database.pool.query('select subject from mail where recipient = $1 order by id', [email])
  ).rows.map(({ subject }) => subject as string)

it('shows each of the two by which address the other is in, since when, and who may take out whom', async () => {
  const seen = await membersTo(anna)
  expect(seen.map(({ email, partner, removable }) => [email, partner, removable])).toEqual([
    [anna.email, 'one', true],
    [marco.email, 'two', true],
  ])
  expect(seen.every(({ joinedAt, lastUsedAt }) => lastUsedAt !== null && joinedAt <= lastUsedAt)).toBe(true)
  // Who came later may leave, and take out nobody.
  expect((await membersTo(marco)).map(({ removable }) => removable)).toEqual([false, true])
  const alone = await newCouple(at)
  expect((await membersTo(alone)).map(({ removable }) => removable)).toEqual([false])
})

it('whoever is taken out reads and writes nothing more, is told by whom, and what they wrote stays', async () => {
  await addTask(marco, 'Scritta da Marco')
  const { version } = (await anna.call('GET', '/api/User/me')).body.value
  expect((await remove(anna, marco)).status).toBe(200)
  const { status, body } = await marco.call('GET', '/api/User/me')
  expect([status, body.code, body.ended.by]).toEqual([401, 'wedding_left', 'one'])
  expect((await addTask(marco, 'Troppo tardi')).body.code).toBe('wedding_left')
  const tasks = (await anna.call('POST', '/api/Couple/getTaskCoupleById')).body
  expect(tasks.map(({ title }: { title: string }) => title)).toEqual(['Scritta da Marco'])
  const { value } = (await anna.call('GET', '/api/User/me')).body
  expect([value.members.length, value.version]).toEqual([1, version + 1])
  // The address that had come with the invitation is no longer written beside the name.
  expect(value.partners[1]).toEqual({ firstName: 'Marco', lastName: '' })
  expect(await mailsTo(marco.email)).toContain('Non fai più parte di un piano su Lovoglio')
  expect(await mailsTo(anna.email)).toContain('Nel vostro piano è cambiato chi entra')
})

it('whoever is suspended leaves, or deletes the account, and takes nobody else out', async () => {
  await at.database.pool.query(
    "update couple set active = false, deactivation_reason = 'Profilo falso' where id = $1",
    [anna.coupleId],
  )
  expect((await addTask(anna, 'Di nascosto')).body.code).toBe('deactivated')
  expect((await remove(anna, marco)).body.code).toBe('deactivated')
  expect((await remove(marco, marco)).status).toBe(200)
  const { status } = await anna.call('DELETE', `/api/Couple/deleteCouple/${anna.coupleId}`)
  expect([status, (await anna.call('GET', '/api/User/me')).body.code]).toEqual([200, 'wedding_deleted'])
})

it('an identity that is out opens no session of that wedding, and may begin one of its own', async () => {
  await remove(anna, marco)
  await logIn(at, marco)
  expect((await marco.call('GET', '/api/User/me')).status).not.toBe(200)
  const { body } = await marco.call('POST', '/api/Couple/addNewCouple', {
    partners: [{ firstName: 'Marco' }],
  })
  expect(body.id).not.toBe(anna.coupleId)
})

it('who came later leaves, and takes out nobody', async () => {
  const refused = await remove(marco, anna)
  expect([refused.status, refused.body.detail]).toEqual([
    422,
    'Solo chi è nel piano da prima può togliere l’altra persona. Tu puoi lasciarlo.',
  ])
  expect((await remove(marco, marco)).status).toBe(200)
  const { body } = await marco.call('GET', '/api/User/me')
  expect([body.code, body.ended.by]).toEqual(['wedding_left', undefined])
  expect(await mailsTo(marco.email)).toContain('Hai lasciato un piano su Lovoglio')
})

it('the only one of a wedding cannot leave it behind', async () => {
  await remove(marco, marco)
  const { status, body } = await remove(anna, anna)
  expect([status, body.detail]).toEqual([422, 'Nel piano ci sei solo tu: per chiuderlo, elimina l’account.'])
})

it('who stays when the first has left lets another in, who takes the free place and is not first', async () => {
  expect((await remove(anna, anna)).status).toBe(200)
  const luca = await newPartner(at, marco)
  expect((await membersTo(marco)).map(({ uid, partner }) => [uid, partner])).toEqual([
    [marco.uid, 'two'],
    [luca.uid, 'one'],
  ])
  expect((await remove(luca, marco)).status).toBe(422)
  expect((await remove(marco, luca)).status).toBe(200)
})

it('an invitation made by who is taken out lets nobody in', async () => {
  await remove(marco, marco)
  const { code } = (await anna.call('POST', '/api/Couple/invitePartner')).body
  const luca = await newPartner(at, anna)
  await at.database.pool.query(
    `insert into couple_invitation (code_hash, couple_id, invited_by, expires_at)
     values (sha256('kept'), $1, $2, now() + interval '7 days')`,
    [anna.coupleId, luca.uid],
  )
  await remove(anna, luca)
  for (const tried of [code, 'kept']) {
    const stranger = await newIdentity(at)
    expect((await stranger.call('POST', '/api/Couple/joinCouple', { code: tried })).status).toBe(410)
  }
})

it('sent again, and from both at once, one is out and one stays', async () => {
  const both = await Promise.all([remove(anna, marco), remove(marco, marco), remove(anna, marco)])
  expect(both.every(({ status }) => status === 200 || status === 401)).toBe(true)
  expect((await membersTo(anna)).map(({ uid }) => uid)).toEqual([anna.uid])
})
