import { createReceiver } from '#files'
import { attachmentEndpoints } from './endpoints.ts'
import { createQuoteFileReceiver } from './receive-quote-file.ts'
import { removeStoredFiles } from './remove-stored.ts'
import type { ProductParts } from '../parts.ts'
import type { ProductModule } from '../product-module.ts'
import type { ProductTools } from '../product-tools.ts'

export function quoteFileModule(parts: ProductParts, { config }: ProductTools) {
  const { receive, removeAbandoned } = createReceiver(config)
  const receiver = createQuoteFileReceiver(parts, receive)
  return {
    calls: { attachments: attachmentEndpoints(parts, receiver) },
    cleanup: [() => removeAbandoned(parts.now()), () => removeStoredFiles(parts)],
    receiver,
  } satisfies ProductModule & Record<'receiver', unknown>
}
