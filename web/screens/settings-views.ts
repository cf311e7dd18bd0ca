// Settings of a team, loaded together.
export { GeneralScreen } from './team/settings/general/general-screen.tsx'
export { LeaveScreen } from './team/settings/leave/leave-screen.tsx'
export { MembersScreen } from './team/settings/members/members-screen.tsx'
export { SettingsScreen } from './team/settings/settings-screen.tsx'
