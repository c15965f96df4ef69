export { MissingSteps } from './missing-steps.tsx'
export { SuspendedNotice } from './suspended-notice.tsx'
