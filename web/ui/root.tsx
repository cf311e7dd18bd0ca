import { Outlet, ScrollRestoration } from 'react-router'

/** Around every view: a new page starts at its top, going back finds the place that was left. */
export function Root() {
  return (
    <>
      <Outlet />
      <ScrollRestoration />
    </>
  )
}
