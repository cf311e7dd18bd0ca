import { storedExportEndpoints } from './exports/endpoints.ts'
import { exportMails } from './exports/export-mails.ts'
import { deleteOldExports } from './exports/export-store.ts'
import { makeExport } from './exports/make-export.ts'
import * as exportSchema from './exports/schema.ts'
import * as schema from './schema.ts'
import type { Archived } from './archive-files.ts'
import { archiveMails } from './archive-mails.ts'
import { deleteOldArchives } from './archive-store.ts'
import { teamArchiveEndpoints } from './endpoints.ts'
import { makeArchive } from './make-archive.ts'
import type { ProductParts } from '../parts.ts'
import type { ProductModule } from '../product-module.ts'
import type { ProductTools } from '../product-tools.ts'

/** archived: rows and files that other modules contribute to an archive. */
export function teamArchiveModule(
  parts: ProductParts,
  { config, mailer, printer }: ProductTools,
  archived: Archived,
) {
  const { database, now } = parts
  return {
    tables: [schema, exportSchema],
    calls: { teamArchives: teamArchiveEndpoints(parts), storedExports: storedExportEndpoints(parts) },
    handlers: [
      makeArchive(parts, archived),
      ...archiveMails({ ...parts, mailer, config }),
      makeExport({ ...parts, printer }),
      exportMails({ ...parts, mailer, config }),
    ],
    cleanup: [() => deleteOldArchives(database.orm, now()), () => deleteOldExports(database.orm, now())],
  } satisfies ProductModule
}
