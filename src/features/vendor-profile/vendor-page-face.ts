export { PLANS_HREF } from './pictures/room-part.tsx'
export { MissingSteps } from './missing-steps.tsx'
export { SuspendedNotice } from './suspended-notice.tsx'
