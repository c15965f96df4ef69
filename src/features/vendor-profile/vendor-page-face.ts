export { PLANS_HREF } from './pictures/room-part.tsx'
export { MissingSteps } from './missing-steps.tsx'
export { PublishStrip } from './publish-strip.tsx'
export { SuspendedNotice } from './suspended-notice.tsx'
