// Views of members who release and price: few open them.
export { WaitingScreen } from '../team/quotes/waiting/waiting-screen.tsx'
