// Settings of a team and what they choose from, loaded together.
export { CountriesScreen } from './team/locales/countries-screen.tsx'
export { LocalesScreen } from './team/locales/locales-screen.tsx'
export { OfFirstTeam } from './team/locales/of-first-team.tsx'
export { GeneralScreen } from './team/settings/general/general-screen.tsx'
