// The page for the link of an invitation.
export { InvitationScreen } from '../invitation/invitation-screen.tsx'
