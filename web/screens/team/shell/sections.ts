import { IconAppWindow, IconBooks, IconChartBar, IconFileInvoice, IconUsers } from '@tabler/icons-react'
import { useLocation } from 'react-router'
import { paths } from '#paths'

/** Sections of the team's navigation. */
export const sections = [
  { key: 'quotes', Icon: IconFileInvoice, path: paths.quotes },
  { key: 'customers', Icon: IconUsers, path: paths.customers },
  { key: 'catalogs', Icon: IconBooks, path: paths.catalogs },
  { key: 'widgets', Icon: IconAppWindow, path: paths.widgets },
  { key: 'dashboard', Icon: IconChartBar, path: paths.dashboard },
] as const
export type Section = (typeof sections)[number]

/**
 * Returns the section of the current page; undefined for pages outside of the sections, such as the account.
 */
export function useSection(teamId: string): Section | undefined {
  const { pathname } = useLocation()
  if ([paths.purchaseBook(teamId), paths.payouts(teamId)].includes(pathname)) return sections[0]
  return sections.find(({ path }) => pathname.startsWith(path(teamId)))
}
