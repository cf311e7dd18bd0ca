import type { Quote, ContractCall } from '@costard/contract'
import { Hono } from 'hono'
import type { Config } from '#config'
import type { Database } from '#database'
import type { FindClientAddress, Log } from '#http'
import { type AdmitCall, mcpPath, readBounded } from '../admit-call.ts'
import { markAssistants } from '../api-keys/api-key-store.ts'
import type { Authenticate } from '../api-keys/authenticate.ts'
import type { ApiKeyGrant } from '../teams/api-caller.ts'
import { contextOf, type CallContext } from '../answers.ts'
import { apiError } from '../api-error.ts'
import { asApiError, errorBody, withContractCodes } from '../call-errors.ts'
import { requireKnownFields } from '../known-fields.ts'
import type { RunCall } from '../answers.ts'
import { describeDraft } from './describe-draft.ts'
import { noAmountFor } from './no-amount-for.ts'
import type { ToolAnswer } from './mcp-server.ts'
import type { McpTool } from './mcp-tools.ts'

/**
 * The Model Context Protocol at one address: each message is a POST with an API key, answered as JSON. Nothing is kept
 * between messages, so any process can answer. A tool is a call of the contract, behind the same checks.
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
      const { text, key } = await withContractCodes(async () => {
        const bounds = await admit(c)
        const { key } = await authenticate(c.req.raw)
        if (!key) throw apiError('key/required')
        if (!key.isAssistants) await markAssistants(parts.database.orm, key)
        return { text: await readBounded(c, bounds), key }
      })
      const message = parsed(text)
      if (message === undefined)
        return c.json(refusal(-32700, 'Parse error: the body is not valid JSON.'), 400)
      // A list of messages would be many calls, counted as one.
      if (Array.isArray(message))
        return c.json(refusal(-32600, 'Invalid Request: send one message at a time, not a list.'), 400)
      if (typeof message !== 'object' || message === null)
        return c.json(refusal(-32600, 'Invalid Request: a message is a JSON object.'), 400)
      const context = contextOf(c, findAddress)
      const tools = {
        name: `${config.productName} Pro`,
        allowed: ({ scope }: McpTool) => scope !== undefined && key.scopes.includes(scope),
        run: (tool: McpTool, input: Readonly<Record<string, unknown>>) =>
          runTool(parts, context, key, tool, input),
      }
      // Loaded by the first message: the SDK takes 28 MB and 180 ms.
      const { answerMessage } = await import('./mcp-server.ts')
      const response = await answerMessage(tools, c.req.raw, message)
      return c.newResponse(response.body, response)
    })
    .all(mcpPath, (c) => {
      c.header('allow', 'POST')
      return c.json({ error: { code: 'request/not-found', message: 'Use POST.' } }, 405)
    })
}

/** An error of JSON-RPC 2.0 about a request whose id is unknown. */
function refusal(code: number, message: string) {
  return { jsonrpc: '2.0', id: null, error: { code, message, data: { code: 'request/malformed' } } } as const
}

/** undefined: not JSON. */
function parsed(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

async function runTool(
  { calls, run, config, log }: Pick<Parameters<typeof mcpRoutes>[0], 'calls' | 'run' | 'config' | 'log'>,
  context: CallContext,
  { teamId }: ApiKeyGrant,
  { name, path }: McpTool,
  input: Readonly<Record<string, unknown>>,
): Promise<ToolAnswer> {
  const tool = calls.find(({ operation }) => operation === path.join('.'))
  if (!tool) throw new Error(`no call for ${name}`)
  try {
    // The team is the one of the key.
    if ('teamId' in input) requireKnownFields(['teamId'], [])
    const value = await run(tool, { ...input, teamId }, context)
    if (name !== 'draft_quote') return { value }
    const quote = value as Quote // the output of quotes.add
    return { value: describeDraft(quote, `${config.publicUrl}/t/${teamId}/quotes/${quote.id}/review`) }
  } catch (error) {
    return { error: errorBody(asApiError(error, log, context)), ...noAmountFor(name, error) }
  }
}
