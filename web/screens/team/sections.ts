import { IconBooks, IconFileInvoice, IconUsers } from '@tabler/icons-react'
import { useLocation } from 'react-router'
import { paths } from '#paths'

/** The parts of a team that its navigation leads to. */
export const sections = [
  { key: 'quotes', Icon: IconFileInvoice, path: paths.quotes },
  { key: 'customers', Icon: IconUsers, path: paths.customers },
  { key: 'catalogs', Icon: IconBooks, path: paths.catalogs },
] as const
export type Section = (typeof sections)[number]

/** The section that the page in the address belongs to; undefined for pages of none, such as the account. */
export function useSection(teamId: string): Section | undefined {
  const { pathname } = useLocation()
  return sections.find(({ path }) => pathname.startsWith(path(teamId)))
}
