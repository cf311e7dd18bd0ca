import { randomBytes } from 'node:crypto'
import type { Config } from '#config'
import type { Database } from '#database'
import { createFileStore, type Shrinker } from '#files'
import { clientAddressFinder, createRefusalLog, type Log } from '#http'
import type { Mailer } from '#mail'
import type { PdfPrinter } from '#pdf'
import { getSecret, type Sealer } from '#secrets'
import { memoizeByOwner } from '../memoize-by-owner.ts'
import { callAdmission } from './admit-call.ts'
import { createAuthenticate } from './api-keys/authenticate.ts'
import { builtScript } from './calls/built-script.ts'
import { createGuard } from './entrance/guard.ts'
import { shareWithSites } from './entrance/share-with-sites.ts'
import { createExportSlots } from './calls/export-slots.ts'
import type { ProductIdentity, ProductParts } from './parts.ts'
import type { ProductTools } from './product-tools.ts'
import { createSmallPictures } from './quote-files/small-pictures.ts'
import { quoteLinks } from './quotes/quote-link.ts'
import { createPlanRoom } from './subscriptions/plan-room.ts'
import { readPlans } from './subscriptions/plans.ts'
import { listTeamsOf } from './team-lifecycle/list-teams.ts'
import { createUsageLimits } from './usage/usage-limits.ts'
import { queueWebhooks } from './webhooks/queue-webhooks.ts'
import { namesOfLiveWidgets } from './widgets/live-widgets.ts'

/** Dependencies for opening the product. */
export interface Opened {
  readonly database: Database
  readonly identity: ProductIdentity
  readonly documents: ProductParts['documents']
  readonly config: Config
  readonly sealer: Sealer
  readonly mailer: Mailer
  readonly printer: PdfPrinter
  readonly shrinker: Shrinker
  /** The built web app. */
  readonly webFolder: string
  readonly log: Log
  readonly now: () => Date
}

/** Returns the dependencies that the modules of the product share. */
export async function openProduct(
  opened: Opened,
): Promise<{ readonly parts: ProductParts; readonly tools: ProductTools }> {
  const { database, documents, config, sealer, mailer, printer, shrinker, webFolder, log, now } = opened
  // The caller is needed before the body is read, and again for the rules of the contract: read once.
  const identity = { ...opened.identity, requireCaller: memoizeByOwner(opened.identity.requireCaller) }
  const readSecret = async (name: string): Promise<Buffer> =>
    Buffer.from(
      await getSecret(database.orm, sealer, name, () => randomBytes(32).toString('base64')),
      'base64',
    )
  const files = createFileStore(config)
  const plans = readPlans(config.plansFile)
  const parts: ProductParts = {
    database,
    identity,
    documents,
    links: quoteLinks(await readSecret('quote-links'), config.publicUrl),
    usage: createUsageLimits({ isOn: config.hasRateLimits, now }),
    planRoom: createPlanRoom({ isOn: config.hasRateLimits, plans, now }),
    notifyOfChange: queueWebhooks,
    listTeamsOf,
    namesOfLiveWidgets,
    files,
    smallPictures: createSmallPictures(files, shrinker),
    log,
    now,
  }
  const authenticate = createAuthenticate(parts)
  const findAddress = clientAddressFinder(config.trustedProxies)
  const tools: ProductTools = {
    config,
    mailer,
    printer,
    plans,
    authenticate,
    admit: callAdmission({ authenticate, config, findAddress, now }),
    sites: shareWithSites({ ...parts, authenticate }),
    guard: createGuard({ ...parts, authenticate }),
    findAddress,
    logRefusal: createRefusalLog(log, await readSecret('refusal-log'), now), // identity reads the same secret
    exportSlots: createExportSlots({ isOn: config.hasRateLimits, now }),
    outside: { sealer, asksPrivateAddresses: config.allowsPrivateAddresses },
    readSecret,
    webFolder,
    scripts: {
      customerPage: builtScript(webFolder, 'public-quote.json'),
      selfInspection: builtScript(webFolder, 'self-inspection.json'),
      widget: builtScript(webFolder, 'widget.json'),
    },
  }
  return { parts, tools }
}
