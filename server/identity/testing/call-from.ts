import type { TestIdentity } from './start-test-identity.ts'

/** Calls a method over a connection from an address, optionally with X-Forwarded-For. Returns the error or `ok`. */
export async function callFrom(
  { identity, apiKey }: TestIdentity,
  connected: string,
  { method, body, forwardedFor }: { method: string; body: object; forwardedFor?: string },
): Promise<string> {
  const response = await identity.routes.request(
    `/v1/accounts:${method}?key=${apiKey}`,
    {
      method: 'POST',
      body: JSON.stringify(body),
      headers: forwardedFor === undefined ? {} : { 'X-Forwarded-For': forwardedFor },
    },
    { incoming: { socket: { remoteAddress: connected, remotePort: 1, remoteFamily: 'IPv4' } } },
  )
  const { error } = (await response.json()) as { error?: { message: string } }
  return error?.message ?? 'ok'
}
