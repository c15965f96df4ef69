import { type Handlers, read } from '../../platform/call-server.ts'
import { randomBackground } from './homepage-store.ts'

export const homepageRoutes: Handlers = {
  'Admin/getRandomHomepageBackground': read(({ tx }) => randomBackground(tx)),
}
