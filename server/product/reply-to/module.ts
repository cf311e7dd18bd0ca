import * as schema from './schema.ts'
import { replyToEndpoints } from './endpoints.ts'
import { replyToLinks } from './reply-to-link.ts'
import { replyToMail } from './reply-to-mail.ts'
import type { ProductParts } from '../parts.ts'
import type { ProductModule } from '../product-module.ts'
import type { ProductTools } from '../product-tools.ts'

export async function replyToModule(parts: ProductParts, { config, mailer, readSecret }: ProductTools) {
  const links = replyToLinks(await readSecret('reply-to-links'), config.publicUrl)
  return {
    tables: [schema],
    calls: { replyTo: replyToEndpoints(parts, links) },
    handlers: [replyToMail({ ...parts, links, mailer, config })],
  } satisfies ProductModule
}
