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

/** Calls that send an entry. Each throws with the code of a refusal, or without one if the server was not reached. */
export interface EntryCalls {
  /** input: of the first try, or made of the entry. */
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
  /** Versions in force by catalog. */
  readonly versions: (teamId: TeamId) => Promise<Readonly<Record<string, number>>>
  /** Earlier quotes of the devices of these numbers. */
  readonly sightings: (teamId: TeamId, imei: string) => Promise<readonly DeviceSighting[]>
}
