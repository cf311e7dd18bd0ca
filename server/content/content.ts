import { randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { pagePatterns } from '@costard/contract'
import { Hono } from 'hono'
import type { Config } from '#config'
import type { Database } from '#database'
import { callLimiter, clientAddressFinder, type Log } from '#http'
import { getSecret, type Sealer } from '#secrets'
import { contentLimits } from './content-limits.ts'
import { legalRoutes } from './legal/legal-routes.ts'
import { pageReader } from './legal/page-reader.ts'
import { loadContent } from './load/load-content.ts'
import type { Library } from './document.ts'
import { contentRoutes, endpointPath } from './routes.ts'

export interface Content {
  readonly routes: Hono
  /** For the web app, in a page that everybody can open: how it reads content, and the pages of the operator. */
  readonly clientConfig: {
    readonly contentEndpoint: string
    readonly contentToken?: string
    readonly privacyUrl: string
    readonly termsUrl: string
  }
}

const ownFolder = fileURLToPath(new URL('../../content', import.meta.url))
/** Our own documents by the address of the server; several servers in a process parse them once. */
const ownLibraries = new Map<string, Promise<Library>>()

function ownLibrary(publicUrl: string): Promise<Library> {
  const loading = ownLibraries.get(publicUrl) ?? loadContent([ownFolder], publicUrl)
  ownLibraries.set(publicUrl, loading)
  return loading
}

/** Loads the documents, and points clients at them or at the Prismic repository. Throws ConfigError for a wrong file. */
export async function createContent({
  config,
  database,
  sealer,
  log,
  now,
}: {
  readonly config: Pick<
    Config,
    'content' | 'publicUrl' | 'hasRateLimits' | 'trustedProxies' | 'productName' | 'privacyUrl' | 'termsUrl'
  >
  readonly database: Pick<Database, 'transaction'>
  readonly sealer: Sealer
  readonly log: Log
  readonly now: () => Date
}): Promise<Content> {
  const { content, publicUrl, productName } = config
  const folder = content.kind === 'embedded' ? content.folder : undefined
  const library =
    folder === undefined ? await ownLibrary(publicUrl) : await loadContent([ownFolder, folder], publicUrl)
  const legal = legalRoutes(pageReader(library, config, log), productName)
  const links = {
    privacyUrl: config.privacyUrl ?? pagePatterns.privacy,
    termsUrl: config.termsUrl ?? pagePatterns.terms,
  }
  if (content.kind === 'prismic') {
    const { endpoint, accessToken } = content
    const clientConfig = { contentEndpoint: endpoint, ...(accessToken && { contentToken: accessToken }) }
    return { routes: legal, clientConfig: { ...clientConfig, ...links } }
  }
  const accessToken = content.accessToken ?? (await openAccessToken(database, sealer))
  log.debug({ documents: library.documents.length, ref: library.ref }, 'content loaded')
  const wire = contentRoutes({
    library,
    publicUrl,
    accessToken,
    count: config.hasRateLimits ? callLimiter(contentLimits.callsPerClient, now) : () => undefined,
    findAddress: clientAddressFinder(config.trustedProxies),
  })
  return {
    routes: new Hono().route('/', wire).route('/', legal),
    clientConfig: { contentEndpoint: publicUrl + endpointPath, contentToken: accessToken, ...links },
  }
}

function openAccessToken(database: Pick<Database, 'transaction'>, sealer: Sealer): Promise<string> {
  return database.transaction((tx) =>
    getSecret(tx, sealer, 'content-access-token', () => randomBytes(24).toString('base64url')),
  )
}
