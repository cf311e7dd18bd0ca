import type {
  DeviceSighting,
  LineChange,
  Quote,
  QuoteHead,
  QuoteId,
  SendChannel,
  TeamId,
} from '@costard/contract'
import type { EntryAcceptance, EntryQuote } from './entry.ts'

/**
 * Calls that send an entry. Each throws an error with the code of a refusal, or without a code if the server
 * was not reached.
 */
export interface EntryCalls {
  /** input: of the first attempt, or built from the entry. */
  readonly add: (input: unknown, key: string) => Promise<Quote>
  readonly edit: (
    of: { readonly teamId: TeamId; readonly quoteId: QuoteId; readonly rev: number },
    head: Omit<EntryQuote, 'lines' | 'siteId'>,
    key: string,
  ) => Promise<QuoteHead>
  readonly changeLines: (
    of: { readonly teamId: TeamId; readonly quoteId: QuoteId; readonly rev: number },
    changes: readonly LineChange[],
    key: string,
  ) => Promise<Quote>
  readonly send: (
    of: { readonly teamId: TeamId; readonly quoteId: QuoteId; readonly rev: number },
    channel: SendChannel,
    key: string,
  ) => Promise<QuoteHead>
  readonly accept: (
    of: { readonly teamId: TeamId; readonly quoteId: QuoteId; readonly rev: number },
    acceptance: EntryAcceptance,
    key: string,
  ) => Promise<QuoteHead>
  /** Current versions by catalog. */
  readonly versions: (teamId: TeamId) => Promise<Readonly<Record<string, number>>>
  /** Returns earlier quotes of devices with these numbers. */
  readonly sightings: (teamId: TeamId, imei: string) => Promise<readonly DeviceSighting[]>
}
