import { type Handlers, sharedRead, write } from '../../platform/call-server.ts'
import { ofVendor } from '../../platform/owned-by.ts'
import { writeContext } from '../../platform/write-context.ts'
import { askedId } from '../../platform/asked-id.ts'
import { maySeeVendor } from '../vendors/vendor-service.ts'
import { listVideos, presentVideo, videos } from './video-store.ts'

export const videoRoutes: Handlers = {
  'Vendor/findVideoVendoyByIdVendor': sharedRead(async ({ query, body, actor, tx }) => {
    const id = askedId(query.id, body)
    return (await maySeeVendor(id, actor, tx)) ? listVideos(id, tx) : []
  }),
  'Vendor/addVideoVendor': write(async (call) => {
    const values = { ...call.body, vendorId: call.actor.vendorId }
    return presentVideo(await videos.create(writeContext(call), values, ofVendor(call.actor.vendorId)))
  }),
  'Vendor/updateVideoVendorById': write(async (call) => {
    const { id } = call.params
    return presentVideo(await videos.change(writeContext(call), id, call.body, ofVendor(call.actor.vendorId)))
  }),
  'Vendor/deleteVideoVendorById': write(async (call) => {
    await videos.remove(writeContext(call), call.params.id, ofVendor(call.actor.vendorId))
    return { id: call.params.id }
  }),
}
