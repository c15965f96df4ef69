import { type Handlers, read, write } from '../../platform/call-server.ts'
import { writeContext } from '../../platform/write-context.ts'
import {
  addAlbum,
  addGalleryPicture,
  changeAlbum,
  changeGalleryPicture,
  removeAlbum,
  removeGalleryPicture,
} from './gallery-service.ts'
import { listAlbums, listGalleryPictures } from './gallery-store.ts'

export const galleryRoutes: Handlers = {
  'Couple/getGalleryAlbums': read(({ actor, tx }) => listAlbums(actor.coupleId, tx)),
  'Couple/addGalleryAlbum': write((call) => addAlbum(call.actor.coupleId, writeContext(call), call.body)),
  'Couple/updateGalleryAlbum': write((call) =>
    changeAlbum(call.actor.coupleId, writeContext(call), call.params.id, call.body),
  ),
  'Couple/deleteGalleryAlbum': write(async (call) => {
    await removeAlbum(call.actor.coupleId, writeContext(call), call.params.id)
    return { id: call.params.id }
  }),
  'Couple/getGalleryPictures': read(({ actor, tx }) => listGalleryPictures(actor.coupleId, tx)),
  'Couple/addGalleryPicture': write((call) =>
    addGalleryPicture(call.actor.coupleId, writeContext(call), call.body),
  ),
  'Couple/updateGalleryPicture': write((call) =>
    changeGalleryPicture(call.actor.coupleId, writeContext(call), call.params.id, call.body),
  ),
  'Couple/deleteGalleryPicture': write(async (call) => {
    await removeGalleryPicture(call.actor.coupleId, writeContext(call), call.params.id)
    return { id: call.params.id }
  }),
}
