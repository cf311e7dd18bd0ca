// The page on which a member approves the connection of an assistant.
export { ConsentScreen } from '../consent/consent-screen.tsx'
