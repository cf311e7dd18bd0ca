import { aShop, type Shop } from '../server/testing/product-builders.ts'
import type { Answer, Person } from '../server/testing/start-test-product.ts'
import type { OurServer } from './our-server.ts'

/** Signs up an account at a running server and creates its team. */
export async function openShop(
  { port, apiKey }: Pick<OurServer, 'port' | 'apiKey'>,
  name = 'owner',
): Promise<Shop> {
  const email = `${name}@shop.example`
  const origin = `http://127.0.0.1:${port}`
  const signedUp = await fetch(`${origin}/v1/accounts:signUp?key=${apiKey}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'correct horse', returnSecureToken: true }),
  })
  const { idToken, localId } = (await signedUp.json()) as { idToken: string; localId: string } // as declared in the protocol
  const person: Person = {
    userId: localId,
    email,
    idToken: async () => idToken,
    call: (method, path, body) => callApi(origin, idToken, method, path, body),
  }
  return aShop({ aPerson: async () => person })
}

/** idToken: undefined without an account. */
export async function callApi(
  origin: string,
  idToken: string | undefined,
  method: string,
  path: string,
  body?: unknown,
): Promise<Answer> {
  const response = await fetch(`${origin}/api${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(idToken !== undefined && { authorization: `Bearer ${idToken}` }),
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const text = await response.text()
  const isJson = /^application\/(problem\+)?json/.test(response.headers.get('content-type') ?? '')
  const answered: any = isJson ? JSON.parse(text) : text
  return { status: response.status, code: answered?.error?.code, body: answered, headers: response.headers }
}
