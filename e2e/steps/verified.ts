import pg from 'pg'
import type { StartedTestServer } from '../../server/testing/start-test-server.ts'
import type { Account } from './signed-in.ts'

/** Verifies the address of an account in the database, like the emailed link. Returns the account. */
export async function verified({ config }: StartedTestServer, account: Account): Promise<Account> {
  const client = new pg.Client({ connectionString: config.databaseUrl })
  await client.connect()
  await client.query('update identity.users set is_email_verified = true where id = $1', [account.userId])
  await client.end()
  return account
}
