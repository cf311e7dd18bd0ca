import { catalogNames } from './catalog-names.ts'
import { listVersionFiles } from './archived-versions.ts'
import * as schema from './schema.ts'
import { pictureRoutes } from '../calls/picture-routes.ts'
import type { CatalogUses } from './catalog-uses.ts'
import { catalogDraftEndpoints } from './drafts/endpoints.ts'
import { catalogEndpoints } from './endpoints.ts'
import { catalogExampleEndpoints } from './examples/endpoints.ts'
import { listColumnEndpoints } from './list-columns/endpoints.ts'
import { listShapeEndpoints } from './list-shapes/endpoints.ts'
import { catalogPictureEndpoints } from './pictures/endpoints.ts'
import { findPicture } from './pictures/picture-store.ts'
import { CatalogChecker } from './publishing/catalog-checker.ts'
import { catalogVersionEndpoints } from './publishing/endpoints.ts'
import { catalogScheduleEndpoints } from './schedules/endpoints.ts'
import { publishDue } from './schedules/publish-due.ts'
import { scheduleFailedMail } from './schedules/schedule-failed-mail.ts'
import type { ProductParts } from '../parts.ts'
import type { ProductModule } from '../product-module.ts'
import type { ProductTools } from '../product-tools.ts'

export function catalogModule(parts: ProductParts, { config, mailer }: ProductTools, uses: CatalogUses) {
  const { orm } = parts.database
  const checker = new CatalogChecker()
  return {
    tables: [schema],
    archived: {
      catalogs: schema.catalogs,
      'catalog-drafts': schema.catalogParts,
      'catalog-examples': schema.catalogExamples,
    },
    archivedFiles: [listVersionFiles],
    names: { catalog: catalogNames },
    calls: {
      catalogs: catalogEndpoints(parts, uses),
      catalogDrafts: catalogDraftEndpoints(parts),
      catalogVersions: catalogVersionEndpoints(parts, checker, uses),
      catalogExamples: catalogExampleEndpoints(parts),
      catalogPictures: catalogPictureEndpoints(parts),
      listColumns: listColumnEndpoints(parts),
      listShapes: listShapeEndpoints(parts),
      catalogSchedules: catalogScheduleEndpoints(parts, checker),
    },
    routes: [pictureRoutes('/files/choices', (id) => findPicture(orm, id))],
    handlers: [scheduleFailedMail({ ...parts, mailer, config })],
    schedules: [() => publishDue(parts, checker)],
  } satisfies ProductModule
}
