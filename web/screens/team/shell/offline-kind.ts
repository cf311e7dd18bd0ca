import { screenPatterns } from '@costard/contract'
import { matchPath, useLocation } from 'react-router'

/** Kind of screen while offline, as a key in live.offline. */
type Kind = 'list' | 'record' | 'form' | 'keptForm' | 'catalog'

/** The first match applies. Screens not listed show a record. */
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

/** Screens where work can continue offline, on a device that keeps the data. */
const forWork = ['quotes', 'customers', 'waiting', 'waitingQuote'] as const

export function isForWork(pathname: string): boolean {
  return forWork.some((name) => matchPath(screenPatterns[name], pathname))
}

/** Returns the offline properties of the current screen. */
export function useOffline(): { readonly kind: Kind; readonly isForWork: boolean } {
  const { pathname } = useLocation()
  return { kind: offlineKindOf(pathname), isForWork: isForWork(pathname) }
}
