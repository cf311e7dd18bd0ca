import { useRouteError } from 'react-router'
import { ProblemPage } from './problem-page.tsx'

export function RouteError() {
  return <ProblemPage error={useRouteError()} />
}
