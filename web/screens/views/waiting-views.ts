// Screens for members who release and price; loaded separately, since few open them.
export { WaitingScreen } from '../team/quotes/waiting/waiting-screen.tsx'
