import { useRouteError } from 'react-router'
import { Problem } from './problem.tsx'

export function RouteError() {
  return <Problem error={useRouteError()} isPage />
}

/** Error of a screen, shown within the frame of a team. */
export function RouteErrorInFrame() {
  return <Problem error={useRouteError()} />
}
