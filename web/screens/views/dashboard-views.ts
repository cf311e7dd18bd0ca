// The figures of a team, loaded when they are first opened.
export { DashboardScreen } from '../team/dashboard/dashboard-screen.tsx'
