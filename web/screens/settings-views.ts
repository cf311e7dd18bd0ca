// Settings of a team, loaded together.
export { GeneralScreen } from './team/settings/general/general-screen.tsx'
