import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#contract/kit/new-id.ts'
import { type Person, type TestApp, newCouple, newPartner, startTestApp } from '#tests/support/test-app.ts'
import { phonePhoto, sendFile } from '#tests/support/uploads.ts'
import { publicGalleryOf } from './gallery-service.ts'

let at: TestApp
let anna: Person & { coupleId: string }
let photo: Buffer
beforeAll(async () => {
  at = await startTestApp()
  anna = await newCouple(at)
  photo = await phonePhoto(600, 400)
})
afterAll(() => at.close())

const send = async (person: Person) => (await sendFile(at, person, photo)).body.id as string
const add = (person: Person, body: object) => person.call('POST', '/api/Couple/addGalleryPicture', body)
const change = (id: string, body: object) => anna.call('PUT', `/api/Couple/updateGalleryPicture/${id}`, body)
const remove = (id: string) => anna.call('DELETE', `/api/Couple/deleteGalleryPicture/${id}`)
const pictures = async (person: Person) => (await person.call('GET', '/api/Couple/getGalleryPictures')).body
const status = async (url: string) => (await fetch(at.url + url)).status

describe('a couple’s gallery', () => {
  it('shows both partners what either has put there, in the order they gave', async () => {
    const marco = await newPartner(at, anna)
    const [one, two] = [newId(), newId()]
    const second = await add(anna, { id: one, fileId: await send(anna), caption: 'Noi', position: 'a1' })
    expect(second.body).toMatchObject({
      caption: 'Noi',
      onWebsite: false,
      picture: { width: 400, height: 600 },
    })
    await add(marco, { id: two, fileId: await send(marco), position: 'a0' })
    expect((await pictures(anna)).map(({ id }: { id: string }) => id)).toEqual([two, one])
    expect(await pictures(marco)).toEqual(await pictures(anna))
  })

  it('takes a picture once under its id, and no file that is not there, another’s, or used already', async () => {
    const [eva, fileId, id] = [await newCouple(at), await send(anna), newId()]
    const first = await add(anna, { id, fileId })
    expect((await add(anna, { id, fileId })).body).toEqual(first.body)
    for (const body of [
      { id: newId(), fileId },
      { id: newId(), fileId: newId() },
      { id: newId(), fileId: await send(eva) },
    ])
      expect((await add(anna, body)).body.code).toBe('rule_broken')
    expect(await pictures(eva)).toEqual([])
  })

  it('shows everybody what is on the website, and takes its address back when it is no more', async () => {
    const eva = await newCouple(at)
    const id = newId()
    await add(eva, { id, fileId: await send(eva), caption: 'In riva al lago', onWebsite: true })
    await add(eva, { id: newId(), fileId: await send(eva), caption: 'Solo per noi' })
    const shown = await publicGalleryOf(eva.coupleId, at.database.db)
    expect(shown.map(({ alt, url }) => [alt, url.slice(0, 9)])).toEqual([['In riva al lago', '/media/p/']])
    expect(await status(shown[0]!.url)).toBe(200)
    await eva.call('PUT', `/api/Couple/updateGalleryPicture/${id}`, { onWebsite: false })
    expect(await publicGalleryOf(eva.coupleId, at.database.db)).toEqual([])
    expect(await status(shown[0]!.url)).toBe(404)
    const own = (await pictures(eva)).find((picture: { id: string }) => picture.id === id)
    expect(await status(own.picture.url)).toBe(200)
  })

  it('lets go of the file of what is deleted, which can be put back for a while', async () => {
    const [fileId, id] = [await send(anna), newId()]
    await add(anna, { id, fileId, onWebsite: true })
    const [shown] = (await publicGalleryOf(anna.coupleId, at.database.db)).slice(-1)
    await remove(id)
    expect(await status(shown!.url)).toBe(404)
    const unused = 'select used_by, unused_since is not null as unused from file where id = $1'
    expect((await at.database.pool.query(unused, [fileId])).rows).toEqual([{ used_by: null, unused: true }])
    expect((await add(anna, { id: newId(), fileId })).status).toBe(200)
    expect((await change(id, { caption: 'Tardi' })).status).toBe(410)
  })

  it('keeps the pictures of an album that is deleted', async () => {
    const [albumId, id] = [newId(), newId()]
    await anna.call('POST', '/api/Couple/addGalleryAlbum', { id: albumId, title: 'La promessa' })
    await add(anna, { id, fileId: await send(anna), albumId })
    await anna.call('DELETE', `/api/Couple/deleteGalleryAlbum/${albumId}`)
    expect((await pictures(anna)).some((picture: { id: string }) => picture.id === id)).toBe(true)
  })
})

describe('the couple’s photo', () => {
  const setPhoto = (photoBody: unknown, person: Person = anna) =>
    person.call('PUT', `/api/Couple/updateCouple/${anna.coupleId}`, { photo: photoBody })

  it('is a file that arrived; the one before is let go, and can come back', async () => {
    const [one, two] = [await send(anna), await send(anna)]
    const first = (await setPhoto({ fileId: one })).body.photo
    expect(first).toMatchObject({ id: one, width: 400, height: 600 })
    expect((await setPhoto({ fileId: two })).body.photo.id).toBe(two)
    const used = async (id: string) =>
      (await at.database.pool.query('select used_by is not null as used from file where id = $1', [id]))
        .rows[0].used
    expect([await used(one), await used(two)]).toEqual([false, true])
    expect((await setPhoto(first)).body.photo).toEqual(first)
    expect([await used(one), await used(two)]).toEqual([true, false])
    expect((await setPhoto(null)).body.photo).toBeNull()
    expect(await used(one)).toBe(false)
  })

  it('is never an address that somebody wrote', async () => {
    const photoBody = {
      id: newId(),
      url: 'https://altrove.test/x.png',
      width: 1,
      height: 1,
      alt: '',
      placeholder: '',
    }
    expect((await setPhoto(photoBody)).body.code).toBe('malformed')
    // As ours are written, and nobody's file.
    const likeOurs = { ...photoBody, url: '/files/altrove-1.webp' }
    expect((await setPhoto(likeOurs)).body.code).toBe('rule_broken')
    expect((await setPhoto({ ...likeOurs, id: 'qualcosa' })).body.code).toBe('rule_broken')
  })
})
