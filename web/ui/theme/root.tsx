import { useMemo } from 'react'
import { Outlet, ScrollRestoration, useLocation, useNavigate } from 'react-router'
import { useFocusOnNewPage } from '../layout/use-focus-on-new-page.ts'
import { type Place, PlaceContext } from '../fields/place.ts'

/** Around every view: a new page starts at its top, going back restores the scroll position. */
export function Root() {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  useFocusOnNewPage(pathname)
  const place = useMemo<Place>(
    () => ({ pathname, search, state, go: (to, options) => void navigate(to, options) }),
    [pathname, search, state, navigate],
  )
  return (
    <PlaceContext value={place}>
      <Outlet />
      <ScrollRestoration />
    </PlaceContext>
  )
}
