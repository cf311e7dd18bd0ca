import pg from 'pg'
import type { Role } from '@costard/contract'
import type { BrowserContextOptions, Page } from '@playwright/test'
import { ofTest } from '../../server/testing/kept-statements.ts'
import { aShop, type Shop } from '../../server/testing/product-builders.ts'
import { startTestServer, type StartedTestServer } from '../../server/testing/start-test-server.ts'
import { type Account, openSignedIn, signUp } from './signed-in.ts'
import { verified } from './verified.ts'

/** A team in Dublin with a real server, its owner, and more members if a story needs them. */
export interface LiveShop extends StartedTestServer, Shop {
  readonly owner: Account
  /** Creates a user with an account who joins the team without an invitation. */
  readonly hire: (name: string, role?: Role) => Promise<Account>
  readonly anAccount: (name: string) => Promise<Account>
  /** Opens a browser with the user signed in, on a page of the team. */
  readonly browserOf: (
    person: Account,
    page?: string,
    at?: string,
    options?: BrowserContextOptions,
  ) => Promise<Page>
  readonly asDatabase: (statement: string, values: readonly unknown[]) => Promise<void>
}

export async function openLiveShop(env: Record<string, string> = {}, webFolder?: string): Promise<LiveShop> {
  const server = await startTestServer({
    env: { APP_CHECK: 'off', RATE_LIMITS: 'off', ...env },
    ...(webFolder !== undefined && { webFolder }),
  })
  const { url } = server
  const asDatabase = async (statement: string, values: readonly unknown[]) => {
    const client = new pg.Client({ connectionString: ofTest(server.config.databaseUrl ?? '') })
    await client.connect()
    await client.query(statement, [...values])
    await client.end()
  }
  const anAccount = async (name: string): Promise<Account> => {
    const email = `${name.toLowerCase().replace(/\W+/g, '.')}@shop.example`
    return verified(server, await signUp(url, { name, email }))
  }
  const owner = await anAccount('Niamh Doyle')
  const shop = await aShop({ aPerson: async () => owner }, { owner, country: 'IE' })
  const teamId = shop.team.id
  return {
    ...server,
    ...shop,
    owner,
    anAccount,
    asDatabase,
    hire: async (name, role = 'manager') => {
      const person = await anAccount(name)
      const row = [teamId, person.userId, role]
      await asDatabase(`insert into product.members values ($1, $2, $3, now(), now())`, row)
      // Opening the team writes the member's name to the live documents.
      await person.call('POST', `${shop.path}/open`)
      return person
    },
    browserOf: async (person, path = '/quotes', at = url, options = {}) => {
      const page = await openSignedIn(person, at, options)
      await page.goto(`${at}/t/${teamId}${path}`)
      await page.getByRole('heading', { level: 1 }).waitFor()
      return page
    },
  }
}
