import { createHash, randomBytes } from 'node:crypto'
import type { Person, Shop, TestProduct } from '#testing'

export const redirectUri = 'https://desk-helper.example/back'

export interface AskedCode {
  readonly clientId: string
  readonly verifier: string
  readonly request: Readonly<Record<string, unknown>>
}

type Product = Pick<TestProduct, 'url'>

/** Registers a client and returns its authorization request for a member. */
export async function aClient(
  product: Product,
  asked: Readonly<Record<string, unknown>> = {},
  metadata: object = {},
): Promise<AskedCode> {
  const { status, body } = await register(product, {
    client_name: 'Desk Helper',
    redirect_uris: [redirectUri],
    ...metadata,
  })
  if (status !== 201) throw new Error(`not registered: ${JSON.stringify(body)}`)
  const verifier = randomBytes(32).toString('base64url')
  const clientId: string = body.client_id
  const request = {
    clientId,
    redirectUri,
    responseType: 'code',
    state: 'as it was',
    codeChallenge: createHash('sha256').update(verifier).digest('base64url'),
    codeChallengeMethod: 'S256',
    resource: `${product.url}/mcp`,
    ...asked,
  }
  return { clientId, verifier, request }
}

export async function register({ url }: Product, metadata: unknown): Promise<{ status: number; body: any }> {
  const response = await fetch(`${url}/oauth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(metadata),
  })
  return { status: response.status, body: await response.json() }
}

/** Allows a client as a member and returns the redirect URL. */
export async function allow(
  { path }: Pick<Shop, 'path'>,
  member: Pick<Person, 'call'>,
  { request }: Pick<AskedCode, 'request'>,
  scopes: readonly string[] = ['catalogs.read', 'quotes.read', 'devices.price', 'quotes.draft'],
): Promise<URL> {
  const { status, body } = await member.call('POST', `${path}/assistants`, { ...request, scopes })
  if (status !== 201) throw new Error(`not allowed: ${status} ${JSON.stringify(body)}`)
  return new URL(body.redirectUrl)
}

export async function askTokens(
  { url }: Product,
  form: Readonly<Record<string, string>>,
): Promise<{ status: number; body: any }> {
  const response = await fetch(`${url}/oauth/token`, { method: 'POST', body: new URLSearchParams(form) })
  return { status: response.status, body: await response.json() }
}

export function codeForm({ clientId, verifier }: AskedCode, code: string): Record<string, string> {
  return {
    grant_type: 'authorization_code',
    client_id: clientId,
    code,
    redirect_uri: redirectUri,
    code_verifier: verifier,
  }
}

export interface Connected {
  readonly clientId: string
  readonly token: string
  readonly refreshToken: string
}

/** Connects an assistant, from its registration to its tokens. */
export async function connectAssistant(
  product: Product,
  shop: Pick<Shop, 'path'>,
  member: Pick<Person, 'call'>,
  scopes?: readonly string[],
): Promise<Connected> {
  const client = await aClient(product)
  const back = await allow(shop, member, client, scopes)
  const { status, body } = await askTokens(product, codeForm(client, back.searchParams.get('code') ?? ''))
  if (status !== 200) throw new Error(`no tokens: ${JSON.stringify(body)}`)
  return { clientId: client.clientId, token: body.access_token, refreshToken: body.refresh_token }
}

/** Lists the tools of an assistant at /mcp. */
export function listTools(product: Product, token?: string): Promise<Response> {
  return postMessage(product, token, { method: 'tools/list' })
}

/** Calls a tool at /mcp and returns its structured answer. */
export async function callTool(product: Product, token: string, name: string, args: object): Promise<any> {
  const response = await postMessage(product, token, {
    method: 'tools/call',
    params: { name, arguments: args },
  })
  const { result, error }: any = await response.json()
  if (!result || result.isError) throw new Error(JSON.stringify(error ?? result))
  return result.structuredContent
}

function postMessage({ url }: Product, token: string | undefined, message: object): Promise<Response> {
  return fetch(`${url}/mcp`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, ...message }),
  })
}
