import * as schema from './schema.ts'
import type { Archived } from './archive-files.ts'
import { archiveMails } from './archive-mails.ts'
import { deleteOldArchives } from './archive-store.ts'
import { teamArchiveEndpoints } from './endpoints.ts'
import { makeArchive } from './make-archive.ts'
import type { ProductParts } from '../parts.ts'
import type { ProductModule } from '../product-module.ts'
import type { ProductTools } from '../product-tools.ts'

/** archived: rows and files that the other modules give to an archive. */
export function teamArchiveModule(parts: ProductParts, { config, mailer }: ProductTools, archived: Archived) {
  const { database, now } = parts
  return {
    tables: [schema],
    calls: { teamArchives: teamArchiveEndpoints(parts) },
    handlers: [makeArchive(parts, archived), ...archiveMails({ ...parts, mailer, config })],
    cleanup: [() => deleteOldArchives(database.orm, now())],
  } satisfies ProductModule
}
