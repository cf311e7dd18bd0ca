// Settings of a team and what they choose from, loaded together.
export { CountriesScreen } from './team/locales/countries-screen.tsx'
export { LocalesScreen } from './team/locales/locales-screen.tsx'
export { OfFirstTeam } from './team/locales/of-first-team.tsx'
export { MessagesScreen } from './team/settings/messages/messages-screen.tsx'
export { GeneralScreen } from './team/settings/general/general-screen.tsx'
export { LeaveScreen } from './team/settings/leave/leave-screen.tsx'
export { MembersScreen } from './team/settings/members/members-screen.tsx'
export { SettingsScreen } from './team/settings/settings-screen.tsx'
