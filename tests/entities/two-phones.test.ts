/**
 * Everything a couple plans with, on the phones of two who are away from the network: what each kind of thing must bear.
 * A kind that misses something fails by its name.
 */
import { getTableConfig } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#contract/kit/new-id.ts'
import { COUPLE_ENTITIES } from '#server/features/sync/entities.ts'
import { sendAgain, waysBack } from '#src/features/sync/copy/ways-back.ts'
import type { Change } from '#src/plan/changes.ts'
import { type CopyFindings, compareCopy } from '#src/plan/copy/compare-copy.ts'
import type { CopyParts } from '#src/plan/copy/copy-format.ts'
import { PLAN_TEXTS } from '#src/plan/described-entities.ts'
import { PLAN_ENTITIES, type PlanKind } from '#src/plan/entities.ts'
import type { Field } from '#src/plan/fields.ts'
import { restoredValues } from '#src/plan/restored.ts'
import { editableFields, valuesOf, withValues } from '#src/plan/review.ts'
import { inWords } from '#src/plan/words.ts'
import { type TestApp, startTestApp } from '#tests/support/test-app.ts'
import { type Phone, type Thing, blank, twoPhones } from './phones.ts'
import { SAMPLES } from './samples.ts'

let at: TestApp
beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.close())

const KNOWN = { names: { one: 'Anna', two: 'Marco', both: 'Insieme' } }

describe.each(PLAN_ENTITIES.map((entity) => [entity.kind as PlanKind, entity] as const))(
  '%s',
  (kind, entity) => {
    const sample = SAMPLES[kind]
    const { fields } = PLAN_TEXTS[kind]
    const edits = typeof sample.edits === 'string' ? undefined : sample.edits
    // What a kind has not is no test of it: none is skipped.
    const whereEdited = edits && entity.calls.change ? [edits] : []
    const whereAdded = entity.calls.add ? [entity.calls.add] : []
    const whereRemoved = entity.calls.remove ? [entity.calls.remove] : []
    const whereBoth = entity.calls.remove ? whereEdited : []
    const whereMadeAndRemoved = entity.calls.add ? whereRemoved : []
    const whereUndone = entity.removedForGood ? [] : whereRemoved

    /** The change that makes one. */
    async function creation(couple: Awaited<ReturnType<typeof twoPhones>>['anna']): Promise<Change> {
      const body = await sample.body(at, couple)
      if (!entity.calls.add) return entity.change(blank(kind, couple.coupleId), body)!
      return entity.creation({
        ...('position' in entity.empty && { position: 'a0' }),
        ...body,
        id: (body.id as string | undefined) ?? couple.coupleId,
      })
    }

    /** Two phones that know of one, which the server has. */
    async function known() {
      const world = await twoPhones(at)
      const [hers] = world.phones
      if (entity.calls.add || entity.calls.change) await hers.write((await creation(world.anna)).submission)
      else await sample.make!(at, world.anna, await sample.body(at, world.anna))
      await world.settle()
      const one = () => only(hers, kind)
      return { ...world, id: one().id, one }
    }
    const only = (phone: Phone, of: PlanKind): Thing => {
      const things = phone.shown(of)
      expect(things).toHaveLength(1)
      return things[0]!
    }
    const edit = (phone: Phone, wanted: Record<string, unknown>) =>
      phone.write(entity.change(only(phone, kind), wanted)!.submission)
    const bothShow = ([hers, his]: readonly [Phone, Phone], field: string, value: unknown) =>
      expect([only(hers, kind)[field], only(his, kind)[field]]).toEqual([value, value])

    it.each(whereAdded)('is made on both phones without a network, and both have all of it: %s', async () => {
      const { phones, settle, anna } = await twoPhones(at)
      for (const phone of phones) {
        phone.offline()
        await phone.write((await creation(anna)).submission)
        expect(phone.shown(kind)).toHaveLength(1)
      }
      for (const phone of phones) phone.online()
      await settle()
      const [hers, his] = phones.map((phone) =>
        phone.shown(kind).map(({ id, version }) => `${id} ${version}`),
      )
      expect(hers).toHaveLength(entity.single ? 1 : 2)
      expect(hers!.toSorted()).toEqual(his!.toSorted())
      for (const phone of phones) expect([phone.outbox().pending(), phone.refused()]).toEqual([[], []])
    })

    it.each(whereEdited)('has what each wrote in another field', async ({ apart }) => {
      const { phones, settle } = await known()
      const [field, value, otherField, otherValue] = apart
      for (const phone of phones) phone.offline()
      await edit(phones[0], { [field]: value })
      await edit(phones[1], { [otherField]: otherValue })
      for (const phone of phones) phone.online()
      await settle()
      bothShow(phones, field, value)
      bothShow(phones, otherField, otherValue)
    })

    it.each(whereEdited)(
      'tells that both wrote one field, with both values, and puts either back',
      async ({ both }) => {
        const { phones, settle, anna, id, one } = await known()
        const [hers, his] = phones
        const [field, hersValue, hisValue] = both
        for (const phone of phones) phone.offline()
        await edit(hers, { [field]: hersValue })
        await edit(his, { [field]: hisValue })
        hers.online()
        await settle()
        his.online()
        await settle()
        bothShow(phones, field, hisValue)
        const { body: open } = await anna.call('GET', '/api/Couple/getConflicts')
        const conflict = open.find((found: any) => found.entityId === id && found.topic === kind)
        expect(conflict).toMatchObject({ field, value: hisValue, previous: hersValue })
        // An order that people give is no value to them: it is put back all the same.
        const said = [conflict.value, conflict.previous].map((value) => inWords(fields[field]!, value, KNOWN))
        expect(new Set([...said, 'niente']).size).toBe(3)
        await hers.write(entity.change(one(), restoredValues(conflict, one()))!.submission)
        await settle()
        bothShow(phones, field, hersValue)
      },
    )

    it.each(whereEdited)(
      'waits to be put right where the server refuses it, with both values',
      async ({ both }) => {
        const { phones, settle, one } = await known()
        const [hers] = phones
        const [name, hersValue, hisValue] = both
        await edit(hers, { [name]: hersValue })
        await settle()
        hers.offline()
        await edit(hers, { [name]: tooMuch(fields[name]!) })
        hers.online()
        await settle()
        const [refused] = hers.refused()
        expect(refused?.failure?.detail).toMatch(/\S/)
        const server = phones[1].shown(kind)[0]
        const [values] = valuesOf(refused!, server, KNOWN)
        expect(values).toMatchObject({ field: name, theirs: inWords(fields[name]!, hersValue, KNOWN) })
        expect(values!.mine).not.toMatch(/^niente$|^$/)
        expect(editableFields(refused!).map((each) => each.name)).toEqual([name])
        await hers.outbox().edit(refused!.id, withValues(refused!, { [name]: hisValue }))
        await settle()
        expect(one()[name]).toEqual(hisValue)
        bothShow(phones, name, hisValue)
        expect(hers.refused()).toEqual([])
      },
    )

    it.each(whereMadeAndRemoved)('is taken back once it was made, on both phones: %s', async () => {
      const { phones, settle, anna } = await twoPhones(at)
      const change = await creation(anna)
      const commands = await phones[0].write(change.submission)
      await settle()
      expect(phones[1].shown(kind)).toHaveLength(1)
      await phones[0].undo(change, commands)
      await settle()
      expect(phones.map((phone) => phone.shown(kind))).toEqual([[], []])
    })

    it.each(whereEdited)('is what it was once an edit is taken back', async ({ both }) => {
      const { phones, settle, one } = await known()
      const [field, hersValue] = both
      const before = one()[field]
      const change = entity.change(one(), { [field]: hersValue })!
      const commands = await phones[0].write(change.submission)
      await settle()
      bothShow(phones, field, hersValue)
      await phones[0].undo(change, commands)
      await settle()
      bothShow(phones, field, before)
    })

    it.each(whereUndone)('is there again once its removal is taken back: %s', async () => {
      const { phones, settle, one } = await known()
      const before = one()
      const change = entity.removal(before)
      const commands = await phones[0].write(change.submission)
      await settle()
      expect(phones.map((phone) => phone.shown(kind))).toEqual([[], []])
      await phones[0].undo(change, commands)
      await settle()
      for (const field of Object.keys(entity.empty)) bothShow(phones, field, before[field])
    })

    it.each(whereBoth)(
      'comes back with an edit that was made while the other deleted it',
      async ({ both }) => {
        const { phones, settle, one } = await known()
        const [hers, his] = phones
        const [field, , hisValue] = both
        his.offline()
        await edit(his, { [field]: hisValue })
        await hers.write(entity.removal(one()).submission)
        await settle()
        his.online()
        await settle()
        const [refused] = his.refused()
        expect(waysBack(refused!)).toBe('revive')
        await sendAgain(his.outbox(), refused!)
        await settle()
        bothShow(phones, field, hisValue)
      },
    )

    const copyOf = (parts: CopyParts, now: CopyParts): CopyFindings =>
      compareCopy(
        {
          exportedAt: new Date().toISOString(),
          pending: { format: 'lovoglio-outbox', formatVersion: 1, exportedAt: '', commands: [] },
          parts,
          files: [],
        },
        now,
        () => false,
      )

    it.each(whereMadeAndRemoved)('comes back from a copy after it was deleted, as it was: %s', async () => {
      const { phones, settle, one } = await known()
      const [hers] = phones
      const kept = hers.copied(kind)
      const before = one()
      await hers.write(entity.removal(before).submission)
      await settle()
      const [back] = copyOf(kept, hers.copied(kind)).missing[kind]!
      await hers.write(back!.submission)
      await settle()
      for (const field of ['id', ...Object.keys(entity.empty)]) bothShow(phones, field, before[field])
    })

    it.each(whereEdited)('is what the copy says, where somebody wants it back', async ({ both }) => {
      const { phones, settle, one } = await known()
      const [hers] = phones
      const [field, hersValue] = both
      const kept = hers.copied(kind)
      const before = one()[field]
      await edit(hers, { [field]: hersValue })
      await settle()
      const [back] = copyOf(kept, hers.copied(kind)).changed[kind]!
      await hers.write(back!.submission)
      await settle()
      bothShow(phones, field, before)
    })

    it.each(whereRemoved)('is gone from both phones once one removes it without a network: %s', async () => {
      const { phones, settle, one } = await known()
      phones[1].offline()
      await phones[1].write(entity.removal(only(phones[1], kind)).submission)
      expect(phones[1].shown(kind)).toEqual([])
      expect(one()).toBeDefined()
      phones[1].online()
      await settle()
      expect(phones.map((phone) => phone.shown(kind))).toEqual([[], []])
    })

    it.each(whereEdited)('stays erased, whatever a phone still had to say of it', async ({ both }) => {
      const { phones, settle, anna, devices, coupleId } = await known()
      const [field, , hisValue] = both
      phones[1].offline()
      await edit(phones[1], { [field]: hisValue })
      const headers = { 'Idempotency-Key': newId() }
      const { status } = await anna.call('DELETE', `/api/Couple/deleteCouple/${coupleId}`, undefined, headers)
      expect(status).toBe(200)
      phones[1].online()
      await settle()
      const { table } = COUPLE_ENTITIES.find(({ topic }) => topic === kind)!
      const { rows } = await at.database.pool.query(
        `select 1 from ${getTableConfig(table).name} where couple_id = $1`,
        [coupleId],
      )
      expect(rows).toEqual([])
      expect(devices.flatMap(({ problems }) => problems)).toEqual([])
    })
  },
)

/** What no server takes. */
function tooMuch({ kind, max = 1_000 }: Field): unknown {
  return ['cents', 'number', 'choice'].includes(kind) ? max + 1 : 'x'.repeat(max + 1)
}
