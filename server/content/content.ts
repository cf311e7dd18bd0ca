import { randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { Hono } from 'hono'
import type { Config } from '#config'
import type { Database } from '#database'
import { callLimiter, clientAddressFinder, type Log } from '#http'
import { getSecret, type Sealer } from '#secrets'
import { contentLimits } from './content-limits.ts'
import { loadContent } from './load/load-content.ts'
import { contentRoutes, endpointPath } from './routes.ts'

export interface Content {
  readonly routes: Hono
  /** What the web app reads content with; in a page that everybody can open. */
  readonly clientConfig: { readonly contentEndpoint: string; readonly contentToken?: string }
}

const ownFolder = fileURLToPath(new URL('../../content', import.meta.url))

/** Loads the documents, or points clients at the Prismic repository. Throws ConfigError for a wrong file. */
export async function createContent({
  config,
  database,
  sealer,
  log,
  now,
}: {
  readonly config: Pick<Config, 'content' | 'publicUrl' | 'hasRateLimits' | 'trustedProxies'>
  readonly database: Pick<Database, 'transaction'>
  readonly sealer: Sealer
  readonly log: Log
  readonly now: () => Date
}): Promise<Content> {
  const { content, publicUrl } = config
  if (content.kind === 'prismic') {
    const { endpoint, accessToken } = content
    return {
      routes: new Hono(),
      clientConfig: { contentEndpoint: endpoint, ...(accessToken && { contentToken: accessToken }) },
    }
  }
  const folders = [ownFolder, ...(content.folder === undefined ? [] : [content.folder])]
  const library = await loadContent(folders, publicUrl)
  const accessToken = content.accessToken ?? (await openAccessToken(database, sealer))
  log.debug({ documents: library.documents.length, ref: library.ref }, 'content loaded')
  return {
    routes: contentRoutes({
      library,
      publicUrl,
      accessToken,
      count: config.hasRateLimits ? callLimiter(contentLimits.callsPerClient, now) : () => undefined,
      findAddress: clientAddressFinder(config.trustedProxies),
    }),
    clientConfig: { contentEndpoint: publicUrl + endpointPath, contentToken: accessToken },
  }
}

function openAccessToken(database: Pick<Database, 'transaction'>, sealer: Sealer): Promise<string> {
  return database.transaction((tx) =>
    getSecret(tx, sealer, 'content-access-token', () => randomBytes(24).toString('base64url')),
  )
}
