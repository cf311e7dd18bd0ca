import { Hono } from 'hono'
import { z } from 'zod'
import { identityError } from '../errors.ts'
import { projectId, projectNumber } from '../wire/project.ts'
import type { RateLimits } from '../limits/rate-limits.ts'
import { readBody, readCall } from '../wire/wire-request.ts'
import { lifetimeSeconds, type OwnTokens } from './own-tokens.ts'
import type { ProofOfWork } from './proof-of-work.ts'

interface Parts {
  appId: string
  proofOfWork: ProofOfWork
  tokens: Pick<OwnTokens, 'sign'>
  rateLimits: RateLimits
}

/** Maximum characters of a payload; one of our own client has about 800. */
const maxPayloadLength = 4096
const exchangeRequest = z.object({ payload: z.string().max(maxPayloadLength).default('') })

/** Routes that issue challenges and exchange solved ones for tokens. Paths follow Google's own exchanges. */
export function exchangeRoutes({ appId, proofOfWork, tokens, rateLimits }: Parts): Hono {
  return new Hono().post('/v1/projects/:project/apps/:call', async (c) => {
    const { project, call } = c.req.param()
    const colon = call.lastIndexOf(':') // the app id contains colons too
    const method = call.slice(colon + 1)
    const isOurs = [projectId, projectNumber].includes(project) && call.slice(0, colon) === appId
    if (isOurs && method === 'generatePowChallenge') return c.json(await proofOfWork.challenge(appId))
    if (!isOurs || method !== 'exchangePowToken') throw identityError('identity/unknown-method')
    await rateLimits.hit('app-check-per-client', readCall(c).client)
    const { payload } = await readBody(c, exchangeRequest)
    if (!(await proofOfWork.accept(appId, payload))) throw identityError('identity/attestation-failed')
    return c.json({ token: await tokens.sign(appId), ttl: `${lifetimeSeconds}s` })
  })
}
