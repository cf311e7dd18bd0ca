// The views around a team's records, loaded together: people go back and forth between them.
export { HomeScreen } from './home/home-screen.tsx'
export { CatalogsScreen } from './team/catalogs/catalogs-screen.tsx'
export { CustomersScreen } from './team/customers/customers-screen.tsx'
export { QuotesScreen } from './team/quotes/quotes-screen.tsx'
export { TeamLayout } from './team/team-layout.tsx'
export { TeamShell } from './team/team-shell.tsx'
export { AddTeamScreen } from './teams/add/add-team-screen.tsx'
export { TeamsScreen } from './teams/teams-screen.tsx'
