import { screenPatterns } from '@costard/contract'
import { matchPath, useLocation } from 'react-router'

/** Kind of screen without a connection, in live.offline. */
type Kind = 'list' | 'record' | 'form' | 'keptForm' | 'catalog'

/** The first that fits. Screens that are not here show a record. */
const kinds: readonly (readonly [keyof typeof screenPatterns, Kind])[] = [
  ['addCustomer', 'keptForm'],
  ['editCustomer', 'keptForm'],
  ['importCustomers', 'form'],
  ['addCatalog', 'form'],
  ['addWidget', 'form'],
  ['widget', 'form'],
  ['addSite', 'form'],
  ['site', 'form'],
  ['general', 'form'],
  ['messages', 'form'],
  ['deviceChecks', 'form'],
  ['tax', 'form'],
  ['account', 'form'],
  ['quotes', 'list'],
  ['customers', 'list'],
  ['catalogs', 'list'],
  ['widgets', 'list'],
  ['sites', 'list'],
  ['members', 'list'],
  ['audit', 'list'],
  ['teamCountries', 'list'],
  ['teamLocales', 'list'],
]

export function offlineKindOf(pathname: string): Kind {
  const found = kinds.find(([name]) => matchPath(screenPatterns[name], pathname))
  if (found) return found[1]
  return matchPath({ path: screenPatterns.catalog, end: false }, pathname) ? 'catalog' : 'record'
}

/** Screens that lead to work without a network, on a device that keeps what it needs. */
const forWork = ['quotes', 'customers', 'waiting', 'waitingQuote'] as const

export function isForWork(pathname: string): boolean {
  return forWork.some((name) => matchPath(screenPatterns[name], pathname))
}

/** Returns what is true of this screen without a connection. */
export function useOffline(): { readonly kind: Kind; readonly isForWork: boolean } {
  const { pathname } = useLocation()
  return { kind: offlineKindOf(pathname), isForWork: isForWork(pathname) }
}
