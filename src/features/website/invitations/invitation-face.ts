/** What the list of guests takes of the website's invitations. */
export { newCode } from '../website-actions.ts'
export { guest, invitation } from '../website-entities.ts'
export { invitationText } from '../website-fields.ts'
export { useWebsite } from '../website-queries.ts'
export { guestText } from './guest-fields.ts'
export { renamed } from './invitation-people.ts'
export { PersonFields } from './person-fields.tsx'
