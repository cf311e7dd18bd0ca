import pg from 'pg'
import type { Role } from '@costard/contract'
import type { Page } from 'playwright-core'
import { aShop, type Shop } from '../server/testing/product-builders.ts'
import type { Call, Person } from '../server/testing/start-test-product.ts'
import { startTestServer, type StartedTestServer } from '../server/testing/start-test-server.ts'
import { openBrowser } from './browser.ts'

const password = 'correct horse battery'

export interface Colleague extends Person {
  readonly email: string
  readonly name: string
}

/** A team in Dublin with a real server, its owner, and more members where a story needs them. */
export interface LiveShop extends StartedTestServer, Shop {
  readonly owner: Colleague
  /** Somebody with an account who is in the team, as nobody else can add them yet. */
  readonly hire: (name: string, role?: Role) => Promise<Colleague>
  readonly anAccount: (name: string) => Promise<Colleague>
  /** A browser of theirs, signed in, on a page of the team. */
  readonly browserOf: (person: Colleague, page?: string, at?: string) => Promise<Page>
  readonly asDatabase: (statement: string, values: readonly unknown[]) => Promise<void>
}

export async function openLiveShop(env: Record<string, string> = {}): Promise<LiveShop> {
  const server = await startTestServer({ env: { RATE_LIMITS: 'off', ...env } })
  const { url } = server
  const { apiKey } = (await (await fetch(`${url}/__/firebase/init.json`)).json()) as { apiKey: string }

  const anAccount = async (name: string): Promise<Colleague> => {
    const email = `${name.toLowerCase().replace(/\W+/g, '.')}@shop.example`
    const response = await fetch(`${url}/v1/accounts:signUp?key=${apiKey}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password, displayName: name, returnSecureToken: true }),
    })
    const { localId, idToken } = (await response.json()) as { localId: string; idToken: string }
    return { userId: localId, email, name, idToken: async () => idToken, call: callAs(url, idToken) }
  }
  const asDatabase = async (statement: string, values: readonly unknown[]) => {
    const client = new pg.Client({ connectionString: server.config.databaseUrl })
    await client.connect()
    await client.query(statement, [...values])
    await client.end()
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
      // Opening the team tells the live documents of it.
      await person.call('POST', `${shop.path}/open`)
      return person
    },
    browserOf: async (person, path = '/quotes', at = url) => {
      const page = await openBrowser()
      await page.goto(`${at}/t/${teamId}${path}`)
      await page.getByLabel('Your email address').fill(person.email)
      await page.getByRole('button', { name: 'Continue' }).click()
      await page.getByRole('textbox', { name: 'Your password' }).fill(password)
      await page.getByRole('button', { name: 'Sign in', exact: true }).click()
      await page.getByRole('textbox', { name: 'Your password' }).waitFor({ state: 'detached' })
      await page.getByRole('heading', { level: 1 }).waitFor()
      return page
    },
  }
}

function callAs(url: string, idToken: string): Call {
  return async (method, path, body, headers) => {
    const response = await fetch(`${url}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${idToken}`, 'content-type': 'application/json', ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const answer = await response.json()
    return { status: response.status, code: answer?.error?.code, body: answer, headers: response.headers }
  }
}
