import { type Handlers, read, sharedRead, write } from '../../platform/http/call-server.ts'
import { writeContext } from '../../platform/entity/write-context.ts'
import { changeHomePage, homeFront, wholeHomePage } from './home-page-store.ts'
import {
  backgrounds,
  ensureRoom,
  listBackgrounds,
  presentBackground,
  randomBackground,
} from './homepage-store.ts'

export const homepageRoutes: Handlers = {
  'Vendor/getHomePage': sharedRead(
    ({ tx }) => homeFront(tx),
    () => ['homePage'],
  ),
  'Admin/getHomePage': read(({ tx }) => wholeHomePage(tx)),
  'Admin/updateHomePage': write((call) => changeHomePage(writeContext(call), call.body)),
  'Admin/getRandomHomepageBackground': read(({ tx }) => randomBackground(tx)),
  'Admin/getAllBackgroundImage': read(({ tx }) => listBackgrounds(tx)),
  'Admin/addNewBackgroundHomepage': write(async (call) =>
    presentBackground(
      await backgrounds.create(
        writeContext(call),
        call.body,
        () => true,
        async () => (await ensureRoom(call.tx), {}),
      ),
    ),
  ),
  'Admin/deleteBackgroundImage': write(async (call) => {
    await backgrounds.remove(writeContext(call), call.params.id, () => true)
    return { id: call.params.id }
  }),
}
