import type { AccountData } from '@costard/contract'
import type { Caller } from '#identity'
import { listMemberships } from '../teams/memberships/membership-store.ts'
import { listCreatedQuotes, listCreatedQuoteKeys } from '../quotes/lists/created-quotes-store.ts'
import { type AccountParts, listSessions, signInMethodsOf } from './describe-account.ts'

/** Number of quotes read and written at once: their JSON takes about 100 kB. */
const quotesPerPage = 250

/** Returns the JSON of the personal data stored about the caller, as AccountData, in pieces of bounded size. */
export async function* exportAccount(parts: AccountParts, caller: Caller): AsyncGenerator<string, void> {
  const { database, identity, now } = parts
  const own = await identity.describeAccount?.(caller.userId)
  const memberships = await listMemberships(database.orm, caller.userId)
  const head: Omit<AccountData, 'quotes'> = {
    exportedAt: now().toISOString(),
    account: {
      userId: caller.userId,
      email: caller.email ?? null,
      emailVerified: caller.emailVerified,
      displayName: caller.displayName ?? null,
      photoUrl: own?.photoUrl ?? null,
      signInMethods: own ? signInMethodsOf(own) : null,
      linkedIdentities: (own?.linkedIdentities ?? []).map(({ providerId, subject, email, displayName }) => ({
        providerId,
        subject,
        email,
        displayName,
      })),
      createdAt: own?.createdAt.toISOString() ?? null,
      lastSignInAt: own?.lastSignInAt.toISOString() ?? null,
    },
    sessions: await listSessions(identity, caller),
    memberships: memberships.map(({ teamId, teamName, role, joinedAt, lastUsedAt }) => ({
      teamId,
      team: teamName,
      role,
      joinedAt: joinedAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
    })),
  }
  yield `${JSON.stringify(head).slice(0, -1)},"quotes":[`
  let separator = ''
  const keys = await listCreatedQuoteKeys(database.orm, caller.userId)
  for (let start = 0; start < keys.length; start += quotesPerPage) {
    const page = await listCreatedQuotes(
      database.orm,
      caller.userId,
      keys.slice(start, start + quotesPerPage),
    )
    const quotes: AccountData['quotes'] = page.map((quote) => ({
      ...quote,
      teamId: quote.teamId as AccountData['quotes'][number]['teamId'], // the property that addTeam wrote
      createdAt: quote.createdAt.toISOString(),
      updatedAt: quote.updatedAt.toISOString(),
      sentAt: quote.sentAt?.toISOString() ?? null,
    }))
    if (quotes.length === 0) continue // the quote was removed meanwhile
    yield separator + JSON.stringify(quotes).slice(1, -1)
    separator = ','
  }
  yield ']}'
}
