import { useRouteError } from 'react-router'
import { Problem } from './problem.tsx'

export function RouteError() {
  return <Problem error={useRouteError()} isPage />
}

/** The problem of a screen inside of the frame of a team. */
export function RouteErrorInFrame() {
  return <Problem error={useRouteError()} />
}
