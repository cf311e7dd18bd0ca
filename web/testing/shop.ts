import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import type { Role } from '@costard/contract'
import { type Account, signUp } from '../../server/testing/account.ts'
import type { ScreenServers } from '../../server/testing/component-server.ts'
import { aShop, type Shop } from '../../server/testing/product-builders.ts'

/** A team in Dublin on a server that all files share. */
export interface ScreenShop extends Shop {
  readonly owner: Account
  /** Returns the address of a page of the team. */
  readonly at: (page: string) => string
  readonly anAccount: (name: string) => Promise<Account>
  /** Creates a user with an account who joins the team without an invitation. */
  readonly hire: (name: string, role?: Role) => Promise<Account>
  readonly asDatabase: (statement: string, values: readonly unknown[]) => Promise<void>
}

/** server: `limited` for tests of plan and rate limits. */
export async function openShop(server: keyof ScreenServers = 'free'): Promise<ScreenShop> {
  const { url, databaseUrl } = inject('servers')[server]
  // The test's calls are made by its page, to the page's own origin.
  window.happyDOM.setURL(url)
  const asDatabase: ScreenShop['asDatabase'] = async (statement, values) => {
    const client = new pg.Client({ connectionString: databaseUrl })
    await client.connect()
    await client.query(statement, [...values])
    await client.end()
  }
  const anAccount = async (name: string): Promise<Account> => {
    const email = `${name.toLowerCase().replace(/\W+/g, '.')}.${randomUUID().slice(0, 8)}@shop.example`
    const account = await signUp(url, { name, email })
    await asDatabase('update identity.users set is_email_verified = true where id = $1', [account.userId])
    return account
  }
  const owner = await anAccount('Niamh Doyle')
  const shop = await aShop({ aPerson: async () => owner }, { owner, country: 'IE' })
  return {
    ...shop,
    owner,
    at: (page) => `${url}/t/${shop.team.id}${page}`,
    anAccount,
    asDatabase,
    hire: async (name, role = 'manager') => {
      const person = await anAccount(name)
      const row = [shop.team.id, person.userId, role]
      await asDatabase('insert into product.members values ($1, $2, $3, now(), now())', row)
      // Opening the team writes the member's name to the live documents.
      await person.call('POST', `${shop.path}/open`)
      return person
    },
  }
}
