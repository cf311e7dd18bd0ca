import { assistantScopes, type CatalogSummary, type ContractCall, type Quote } from '@costard/contract'
import { Hono } from 'hono'
import type { Config } from '#config'
import type { Database } from '#database'
import { challenge, CodedError, type FindClientAddress, type Log } from '#http'
import { type AdmitCall, readBounded } from '../admit-call.ts'
import { markAssistants } from '../api-keys/api-key-store.ts'
import { type Authenticate, mcpPath } from '../api-keys/authenticate.ts'
import type { ApiKeyGrant } from '../teams/memberships/api-caller.ts'
import { oauthAddress } from '../assistants/addresses.ts'
import { contextOf, type CallContext } from '../answers.ts'
import { apiError } from '../calls/api-error.ts'
import { asApiError, errorBody, withContractCodes } from '../call-errors.ts'
import { requireKnownFields } from '../calls/known-fields.ts'
import type { RunCall } from '../answers.ts'
import { addressesOf } from './addresses.ts'
import { describeQuote } from './describe-quote.ts'
import { noAmountFor } from './no-amount-for.ts'
import type { Offer } from './mcp-server.ts'
import { mcpTools, type McpTool } from './mcp-tools.ts'
import { catalogPage, quoteTemplate, resourceAt } from './resources.ts'

/**
 * Model Context Protocol at one path: each message is a POST with an API key, answered as JSON. Nothing is
 * stored between messages, so any process can answer. A tool is a call of the contract with the same checks.
 */
export function mcpRoutes(parts: {
  readonly database: Pick<Database, 'orm'>
  readonly calls: readonly ContractCall[]
  readonly run: RunCall
  readonly admit: AdmitCall
  readonly authenticate: Authenticate
  readonly findAddress: FindClientAddress
  readonly config: Pick<Config, 'productName' | 'publicUrl'>
  readonly log: Log
}): Hono {
  const { admit, authenticate, findAddress, config } = parts
  return new Hono()
    .post(mcpPath, async (c) => {
      c.header('cache-control', 'no-store')
      const origin = c.req.header('origin')
      // Refuse pages of other sites: a visitor's browser must not call this server for them.
      if (origin !== undefined && origin !== new URL(config.publicUrl).origin)
        return c.json(refusal(-32600, 'Invalid Request: this Origin is not allowed.'), 403)
      const { text, key } = await withContractCodes(async () => {
        const bounds = await admit(c).catch((error: unknown) => {
          if (error instanceof CodedError && error.status === 401)
            c.header('www-authenticate', mcpChallenge(c.req.header('authorization'), config.publicUrl))
          throw error
        })
        const { key } = await authenticate(c.req.raw)
        if (!key) throw apiError('key/required')
        if (!key.isAssistants) await markAssistants(parts.database.orm, key)
        return { text: await readBounded(c, bounds), key }
      })
      const message = parsed(text)
      if (message === undefined)
        return c.json(refusal(-32700, 'Parse error: the body is not valid JSON.'), 400)
      // Refuse a list of messages: it would be many calls, counted as one.
      if (Array.isArray(message))
        return c.json(refusal(-32600, 'Invalid Request: send one message at a time, not a list.'), 400)
      if (typeof message !== 'object' || message === null)
        return c.json(refusal(-32600, 'Invalid Request: a message is a JSON object.'), 400)
      const context = contextOf(c, findAddress)
      // Import at the first message: the SDK takes 28 MB and 180 ms.
      const { answerMessage } = await import('./mcp-server.ts')
      const response = await answerMessage(offerTo(parts, context, key), c.req.raw, message)
      return c.newResponse(response.body, response)
    })
    .all(mcpPath, (c) => {
      c.header('allow', 'POST')
      return c.json({ error: { code: 'request/not-found', message: 'Use POST.' } }, 405)
    })
}

/** Returns the challenge that refers a client to the authorization metadata (RFC 9728, 5.1), with scopes. */
function mcpChallenge(authorization: string | undefined, publicUrl: string): string {
  const metadata = oauthAddress(publicUrl, 'resource')
  return `${challenge(authorization)}, resource_metadata="${metadata}", scope="${assistantScopes.join(' ')}"`
}

/** Returns an error of JSON-RPC 2.0 about a request whose id is unknown. */
function refusal(code: number, message: string) {
  return { jsonrpc: '2.0', id: null, error: { code, message, data: { code: 'request/malformed' } } } as const
}

/** Returns the parsed body; undefined if it is not JSON. */
function parsed(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Returns the calls of the contract that a key may make in its team. */
function offerTo(
  { calls, run, config, log }: Pick<Parameters<typeof mcpRoutes>[0], 'calls' | 'run' | 'config' | 'log'>,
  context: CallContext,
  { teamId, scopes }: ApiKeyGrant,
): Offer {
  const call = (path: readonly [string, string], input: object): Promise<unknown> => {
    const found = calls.find(({ operation }) => operation === path.join('.'))
    if (!found) throw new Error(`no call ${path.join('.')}`)
    return run(found, { ...input, teamId }, context) // the team is that of the key
  }
  const has = (scope: McpTool['scope']): boolean => scope !== undefined && scopes.includes(scope)
  const reader = { ...addressesOf(config.publicUrl, teamId), namesCustomers: has('customers.read') }
  const readCatalogs = async (): Promise<readonly CatalogSummary[]> =>
    has('catalogs.read') ? ((await call(['catalogs', 'list'], {})) as CatalogSummary[]) : []
  return {
    name: `${config.productName} Pro`,
    tools: mcpTools.filter(({ scope }) => has(scope)),
    run: async (name, input) => {
      const tool = mcpTools.find(({ name: known }) => known === name)
      if (!tool) return undefined
      try {
        if (!has(tool.scope)) throw apiError('key/not-allowed')
        requireKnownFields(Object.keys(input), tool.fields)
        return { value: tool.shorten(await call(tool.path, input), reader) }
      } catch (error) {
        return { error: errorBody(asApiError(error, log, context)), ...noAmountFor(tool.name, error) }
      }
    },
    listResources: async (cursor) => catalogPage(await readCatalogs(), cursor),
    templates: has('quotes.read') ? [quoteTemplate] : [],
    readResource: async (uri) => {
      const named = resourceAt(uri)
      if (named?.kind === 'catalog') {
        const catalog = (await readCatalogs()).find(({ id }) => id === named.id)
        return catalog && JSON.stringify(catalog)
      }
      if (named?.kind !== 'quote' || !has('quotes.read')) return undefined
      try {
        const quote = (await call(['quotes', 'get'], { quoteId: named.id })) as Quote
        return JSON.stringify(describeQuote(quote, reader))
      } catch (error) {
        if (asApiError(error, log, context).status < 500) return undefined
        throw error
      }
    },
  }
}
