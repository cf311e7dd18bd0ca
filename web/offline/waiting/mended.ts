import { serverNow } from '#api/server-clock.ts'
import type { Entry } from '../queue/entry.ts'
import { keptAsDraft } from '../queue/send-entries.ts'
import type { WayOut } from './refusals.ts'

/** Returns a refused entry as one to be sent again. */
export function waitingAgain(refused: Entry): Entry {
  const { code: _code, ...entry } = refused
  // Another tab may have done so already, and it may have arrived by now.
  return refused.state === 'refused' ? { ...entry, state: 'waiting' } : refused
}

/** Returns the entry after a way out of a refusal. */
export function mended(entry: Entry, way: Exclude<WayOut, 'plan'>): Entry {
  if (entry.state !== 'refused') return entry
  const again = waitingAgain(entry)
  const { accept, quote } = again
  switch (way) {
    case 'late':
      return accept ? { ...again, accept: { ...accept, isLate: true } } : again
    case 'now':
      return accept ? { ...again, accept: { ...accept, acceptedAt: serverNow().toISOString() } } : again
    case 'draft':
      return keptAsDraft(entry, serverNow())
    case 'byEmail': {
      // The customer was merged into another one, who has the address, or erased: then a new customer is
      // created.
      const { is: _is, ...customer } = quote.customer ?? { name: '', kind: 'private' as const }
      return { ...again, quote: { ...quote, customer } }
    }
    case 'noCustomer':
      return { ...again, send: null, quote: { ...quote, customer: null } }
    case 'noSite':
      return { ...again, quote: { ...quote, siteId: null } }
  }
}
