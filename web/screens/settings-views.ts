// Settings of a team, loaded together.
export { MessagesScreen } from './team/settings/messages/messages-screen.tsx'
export { GeneralScreen } from './team/settings/general/general-screen.tsx'
