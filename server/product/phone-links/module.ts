import { endGivenLinks } from './end-given-links.ts'
import * as schema from './schema.ts'
import type { QuoteFileReceiver } from '../quote-files/receive-quote-file.ts'
import { phoneLinkEndpoints } from './endpoints.ts'
import { phonePhotoPages } from './phone-photo-pages.ts'
import type { ProductParts } from '../parts.ts'
import type { ProductModule } from '../product-module.ts'
import type { ProductTools } from '../product-tools.ts'

export function phoneLinkModule(parts: ProductParts, tools: ProductTools, receiver: QuoteFileReceiver) {
  const { config, scripts, admit, findAddress } = tools
  return {
    tables: [schema],
    givenRights: [endGivenLinks],
    calls: { phoneLinks: phoneLinkEndpoints(parts, config) },
    routes: [
      phonePhotoPages(parts, { config, scriptUrl: scripts.customerPage, admit, findAddress, receiver }),
    ],
  } satisfies ProductModule
}
