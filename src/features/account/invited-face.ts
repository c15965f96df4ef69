/** What pages reached by an invitation are made of. */
export { InvitationForm } from './invitation/invitation-form.tsx'
export { InvitationScreen, useReadsInvitation } from './invitation/invitation-screen.tsx'
