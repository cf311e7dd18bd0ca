import type { CatalogId, Team, TeamId } from '@costard/contract'
import type { Database, Transaction } from '#database'
import type { Identity } from '#identity'
import type { Log } from '#http'
import type { Documents } from '#realtime'
import type { QuoteLinks } from './quotes/quote-link.ts'
import type { FileStore } from '#files'
import type { SmallPictures } from './quote-files/small-pictures.ts'
import type { PlanRoom } from './usage/plan-room.ts'
import type { NotifyOfChange } from './audit/recorded-change.ts'
import type { UsageLimits } from './usage/usage-limits.ts'

/** Authentication; account details only when this server has the accounts. */
export type ProductIdentity = Pick<Identity, 'requireCaller' | 'standingOf'> &
  Partial<
    Pick<
      Identity,
      'requireCallerWith' | 'attest' | 'describeAccount' | 'listSessions' | 'endSession' | 'endAllSessions'
    >
  >

/** Dependencies of the product module. */
export interface ProductParts {
  readonly database: Database
  readonly identity: ProductIdentity
  readonly links: QuoteLinks
  /** Live documents: memberships and revisions. */
  readonly documents: Pick<Documents, 'set' | 'setAll' | 'inStatement' | 'closeAccount'>
  readonly usage: UsageLimits
  readonly planRoom: PlanRoom
  /** Webhooks. */
  readonly notifyOfChange: NotifyOfChange
  /** Returns the user's teams, most recently used first; only the given team if teamId is set. */
  readonly listTeamsOf: (tx: Transaction, userId: string, at: Date, teamId?: TeamId) => Promise<Team[]>
  /** Returns the names of the live widgets that use a catalog, which cannot be archived then. */
  readonly namesOfLiveWidgets: (
    tx: Transaction,
    catalog: { readonly teamId: TeamId; readonly catalogId: CatalogId },
  ) => Promise<string[]>
  readonly files: FileStore
  readonly smallPictures: SmallPictures
  readonly log: Log
  readonly now: () => Date
}
