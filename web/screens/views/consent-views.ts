// The page on which a member lets an assistant in.
export { ConsentScreen } from '../consent/consent-screen.tsx'
