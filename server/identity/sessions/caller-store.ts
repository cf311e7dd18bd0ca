import { batched, runNamed, type Transaction } from '#database'
import { memoizeByOwner } from '../../memoize-by-owner.ts'
import type { SignInMethods, User } from '../users/user.ts'

/**
 * Data read with the account of a caller in the same statement: SQL of a scalar subquery over `input.user_id`
 * and `input.asked` that returns text.
 */
export interface ReadWithCaller {
  /** Name of the prepared statement; unique in the program. */
  readonly name: string
  readonly scalar: string
}

/** Fields of an account that calls need. */
export type CallerAccount = Readonly<
  Pick<User, 'id' | 'email' | 'displayName' | 'isDisabled' | 'validSince'> & SignInMethods
>

interface CallerKey {
  readonly userId: string
  readonly sessionId: string | undefined
  /** Parameter for the subquery of ReadWithCaller. */
  readonly asked: string
}

interface FoundCaller {
  readonly user: CallerAccount
  /** The session of the token has ended, or no longer exists. */
  readonly isSessionEnded: boolean
  /** Result of the subquery: JSON; null if there is none. */
  readonly read: string | null
}

/** Returns the account of an id token, and the result of a subquery in the same statement. */
export function findCallerWith(
  tx: Transaction,
  read: ReadWithCaller,
  key: CallerKey,
): Promise<FoundCaller | undefined> {
  return callers(tx)(read)(key)
}

const callers = memoizeByOwner((tx: Transaction) =>
  memoizeByOwner((read: ReadWithCaller) => readCallers(tx, read)),
)

function readCallers(tx: Transaction, { name, scalar }: ReadWithCaller) {
  const text = statementText(scalar)
  return batched(async (keys: readonly CallerKey[]) => {
    const input = keys.map(({ userId, sessionId, asked }) => [userId, sessionId ?? null, asked])
    const rows = await runNamed<Row>(tx, { name, text }, [JSON.stringify(input)])
    return rows.map(({ account, is_open, read }, position): FoundCaller | undefined => {
      if (account === null) return undefined
      const isOfSession = keys[position]?.sessionId !== undefined
      return { user: accountOf(account), isSessionEnded: isOfSession && !is_open, read }
    })
  })
}

interface Row {
  /** JSON. */
  readonly account: string | null
  readonly is_open: boolean
  readonly read: string | null
}

/** Reads few columns, each by its key: this statement runs for nearly every call. */
function statementText(scalar: string): string {
  return `
    select owner.account, session.id is not null as is_open, (${scalar}) as read
    from json_array_elements($1::json) with ordinality as given(value, position)
    cross join lateral (
      select value->>0 as user_id, (value->>1)::uuid as session_id, value->>2 as asked) as input
    left join lateral (
      select id, json_build_object(
        'id', id, 'email', email, 'displayName', display_name, 'isDisabled', is_disabled, 'validSince', valid_since,
        'hasPassword', password_hash is not null, 'usesEmailLink', uses_email_link,
        'isEmailVerified', is_email_verified,
        'isLinked', exists (select from identity.linked_identities where user_id = users.id))::text as account
      from identity.users where id = input.user_id limit 1) as owner on true
    left join lateral (
      select id from identity.sessions
      where id = input.session_id and user_id = owner.id and revoked_at is null limit 1) as session on true
    order by given.position`
}

function accountOf(text: string): CallerAccount {
  const { validSince, ...account } = JSON.parse(text) as Omit<CallerAccount, 'validSince'> & {
    readonly validSince: string
  } // columns of the statement above
  return { ...account, validSince: new Date(validSince) }
}
