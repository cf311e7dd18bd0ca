import { archiveMails } from './archive-mails.ts'
import { deleteOldArchives } from './archive-store.ts'
import { teamArchiveEndpoints } from './endpoints.ts'
import { makeArchive } from './make-archive.ts'
import type { ProductParts } from '../parts.ts'
import type { ProductModule } from '../product-module.ts'
import type { ProductTools } from '../product-tools.ts'

export function teamArchiveModule(parts: ProductParts, { config, mailer }: ProductTools) {
  const { database, now } = parts
  return {
    calls: { teamArchives: teamArchiveEndpoints(parts) },
    handlers: [makeArchive(parts), ...archiveMails({ ...parts, mailer, config })],
    cleanup: [() => deleteOldArchives(database.orm, now())],
  } satisfies ProductModule
}
