// What those who release and price see: few members open it.
export { WaitingScreen } from './team/quotes/waiting/waiting-screen.tsx'
