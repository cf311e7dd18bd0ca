import { closingMail } from './closing/closing-mail.ts'
import { eraseClosed } from './closing/erase-closed.ts'
import { teamEndpoints } from './endpoints.ts'
import { leaveTeams } from './leave-teams.ts'
import { teamTablesOf } from './team-tables.ts'
import type { ProductParts } from '../parts.ts'
import type { ProductModule } from '../product-module.ts'
import type { ProductTools } from '../product-tools.ts'

/** schemas: schema files of all modules. */
export function teamLifecycleModule(
  parts: ProductParts,
  { config, mailer }: ProductTools,
  schemas: readonly object[],
) {
  const tables = teamTablesOf(schemas)
  return {
    calls: { teams: teamEndpoints(parts) },
    handlers: [leaveTeams(parts, tables), closingMail({ ...parts, mailer, config })],
    cleanup: [() => eraseClosed(parts, tables)],
  } satisfies ProductModule
}
