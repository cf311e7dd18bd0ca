import type {
  CatalogSummary,
  CustomerList,
  CustomerSummary,
  QuoteList,
  QuoteSummary,
  Team,
} from '@costard/contract'
import type { BesideNetwork } from '#api/beside-network.ts'
import { codeOf } from '#api/error-code.ts'
import type { KeptAnswers } from './kept-answers.ts'
import {
  customersPage,
  fieldOf,
  idOf,
  keepingOf,
  quotesPage,
  teamIdIn,
  versionOf,
  withCustomers,
  withQuotes,
  withVersion,
} from './kept-calls.ts'
import type { KnownTeam } from './kept-database.ts'
import { keptRows } from './kept-rows.ts'
import { isUnreached } from './unreached.ts'

/** Error codes after which a device must remove what it keeps of a team. */
const endings: readonly (string | undefined)[] = ['team/not-found', 'team/suspended', 'team/closed']

export interface Keeper {
  readonly answer: BesideNetwork
  /** Currently known facts about the teams. */
  readonly teams: () => Readonly<Record<string, KnownTeam>>
  /** Returns the kept response to a call; undefined if there is none. */
  readonly keptOf: (name: string, input: unknown) => Promise<unknown>
  readonly rowsOf: <Row>(name: 'quotes.list' | 'customers.list', teamId: string) => Promise<readonly Row[]>
}

/** Keeps responses to calls, and answers with them if the network does not. */
export function keepAnswers(parts: {
  readonly answers: KeptAnswers
  readonly teams: Readonly<Record<string, KnownTeam>>
  /** Called when the server has responded, with the facts about teams known by then. */
  readonly onContact: (teams: Readonly<Record<string, KnownTeam>>) => void
  /** Called with a response that arrived after a kept one was shown. */
  readonly onNewer: (name: string, input: unknown, answer: unknown) => void
  /** Called when a call whose kept response was shown is refused. */
  readonly onRefused: (name: string, input: unknown) => void
  readonly isOnline: () => boolean
}): Keeper {
  const { answers, onContact, onNewer, onRefused, isOnline } = parts
  let { teams } = parts
  /** Calls whose kept response has been shown since the app opened. */
  const shown = new Set<string>()
  const rows = keptRows(answers)

  const answer: BesideNetwork = async ({ name, input, isQueued }, ask) => {
    const keeping = keepingOf(name, input)
    const asked = () => askAndKeep(name, input, ask)
    // Sending waiting quotes needs current responses, not kept ones.
    if (!keeping || isQueued) return asked()
    const id = idOf(name, input)
    if (keeping === 'lasting') return (await answers.read(id)) ?? asked()
    if (keeping === 'first' && !shown.has(id)) {
      shown.add(id)
      const kept = await answers.read(id)
      if (kept !== undefined) {
        asked().then(
          (newer) => onNewer(name, input, newer),
          (error: unknown) => void (isUnreached(error) || onRefused(name, input)),
        )
        return kept
      }
    }
    // If the browser knows that it is offline, there is no need to wait for a failure.
    const kept = isOnline() ? undefined : await keptOf(name, input)
    if (kept !== undefined) return kept
    try {
      return await asked()
    } catch (error) {
      const known = isUnreached(error) ? await keptOf(name, input) : undefined
      if (known === undefined) throw error
      return known
    }
  }

  async function askAndKeep(name: string, input: unknown, ask: (input: unknown) => Promise<unknown>) {
    try {
      const fresh = await ask(input)
      await learn(name, fresh)
      // Not awaited, since a slow disk must not delay a response.
      void keep(name, input, fresh)
      onContact(teams)
      return fresh
    } catch (error) {
      if (endings.includes(codeOf(error))) await forgetTeam(teamIdIn(input))
      throw error
    }
  }

  /** Updates what the member may keep; what they may no longer see is removed at once. */
  async function learn(name: string, fresh: unknown): Promise<void> {
    const told =
      name === 'teams.list' ? (fresh as Team[]) : /^teams\.(get|open)$/.test(name) ? [fresh as Team] : []
    for (const { id, offlineWork, seesCosts } of told) {
      const known = teams[id]
      teams = { ...teams, [id]: { offlineWork, seesCosts } }
      if (offlineWork === 'off' || (known?.seesCosts === true && !seesCosts)) await answers.removeTeam(id)
    }
    if (name !== 'teams.list') return
    const left = new Set<string>(told.map(({ id }) => id))
    for (const id of Object.keys(teams)) if (!left.has(id)) await forgetTeam(id)
  }

  async function forgetTeam(teamId: string): Promise<void> {
    const { [teamId]: _, ...others } = teams
    teams = others
    await answers.removeTeam(teamId)
  }

  async function keep(name: string, input: unknown, fresh: unknown): Promise<void> {
    const teamId = teamIdIn(input)
    if (!keepingOf(name, input) || (teamId !== '' && !mayKeep(teamId))) return
    if (name === 'quotes.list') {
      return rows.change<QuoteSummary>(name, teamId, (known) =>
        withQuotes(known, (fresh as QuoteList).quotes),
      )
    }
    if (name === 'customers.list') {
      const { customers } = fresh as CustomerList
      return rows.change<CustomerSummary>(name, teamId, (known) => withCustomers(known, customers))
    }
    const isNewest = name === 'catalogs.get' && fieldOf(input, 'version') === undefined
    const asked = isNewest ? { ...(input as object), version: versionOf(fresh) } : input
    // The user's list of teams belongs to no team, so teams that may not be kept are removed from it.
    const value = name === 'teams.list' ? (fresh as Team[]).filter(({ id }) => mayKeep(id)) : fresh
    await answers.write(idOf(name, asked), teamId, value)
  }

  function mayKeep(teamId: string): boolean {
    const known = teams[teamId]
    return known !== undefined && known.offlineWork !== 'off'
  }

  async function keptOf(name: string, input: unknown): Promise<unknown> {
    const teamId = teamIdIn(input)
    if (name === 'quotes.list') return quotesPage(await rows.of<QuoteSummary>(name, teamId), input)
    if (name === 'customers.list') return customersPage(await rows.of<CustomerSummary>(name, teamId), input)
    if (name === 'catalogs.get' && fieldOf(input, 'version') === undefined) {
      const list = (await answers.read(idOf('catalogs.list', { teamId }))) ?? []
      const asked = withVersion(input, list as CatalogSummary[])
      return asked === undefined ? undefined : answers.read(idOf(name, asked))
    }
    return keepingOf(name, input) ? answers.read(idOf(name, input)) : undefined
  }

  return { answer, teams: () => teams, keptOf, rowsOf: rows.of }
}
