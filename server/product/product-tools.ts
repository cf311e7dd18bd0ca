import type { Config } from '#config'
import type { FindClientAddress, LogRefusal } from '#http'
import type { Mailer } from '#mail'
import type { PdfPrinter } from '#pdf'
import type { Sealer } from '#secrets'
import type { AdmitCall } from './admit-call.ts'
import type { Authenticate } from './api-keys/authenticate.ts'
import type { Guard } from './checked-call.ts'
import type { ShareWithSites } from './entrance/share-with-sites.ts'
import type { ExportSlots } from './calls/export-slots.ts'
import type { Plans } from './subscriptions/plans.ts'

/** Tools for creating modules of the product, besides ProductParts. */
export interface ProductTools {
  readonly config: Config
  readonly mailer: Mailer
  readonly printer: PdfPrinter
  readonly plans: Plans
  readonly authenticate: Authenticate
  readonly admit: AdmitCall
  readonly sites: ShareWithSites
  readonly guard: Guard
  readonly findAddress: FindClientAddress
  readonly logRefusal: LogRefusal
  readonly exportSlots: ExportSlots
  /** Tools for requests to addresses entered by a team. */
  readonly outside: { readonly sealer: Sealer; readonly asksPrivateAddresses: boolean }
  /** Returns a generated secret, always the same for the same name. */
  readonly readSecret: (name: string) => Promise<Buffer>
  /** Folder of the built web app. */
  readonly webFolder: string
  /** Addresses of built scripts; undefined before the web app is built. */
  readonly scripts: Readonly<Record<'customerPage' | 'selfInspection' | 'widget', string | undefined>>
}
