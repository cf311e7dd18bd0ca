import type { Challenge } from 'altcha-lib/types'
import { solveInWorker } from '../session/app-check/solve-in-worker.ts'

interface Client {
  readonly apiKey: string
  readonly projectId: string
  readonly appId?: string
  readonly costard: { readonly appCheck: { readonly provider: string } }
}

/**
 * Returns an App Check token for a proof of work; undefined if the work cannot be done, in which case the
 * server decides.
 */
export async function attest(): Promise<string | undefined> {
  try {
    const client = (await (await fetch('/__/firebase/init.json')).json()) as Client
    if (client.appId === undefined || client.costard.appCheck.provider !== 'proof-of-work') return undefined
    const post = async (method: string, body: object): Promise<unknown> => {
      const path = `/v1/projects/${client.projectId}/apps/${client.appId}:${method}?key=${client.apiKey}`
      const headers = { 'content-type': 'application/json' }
      return (await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })).json()
    }
    const challenge = (await post('generatePowChallenge', {})) as Challenge
    const payload = btoa(JSON.stringify({ challenge, solution: await solveInWorker(challenge) }))
    return ((await post('exchangePowToken', { payload })) as { token?: string }).token
  } catch {
    return undefined
  }
}
