import { closingMail } from './closing/closing-mail.ts'
import { eraseClosed } from './closing/erase-closed.ts'
import { teamEndpoints } from './endpoints.ts'
import { leaveTeams } from './leave-teams.ts'
import type { ProductParts } from '../parts.ts'
import type { ProductModule } from '../product-module.ts'
import type { ProductTools } from '../product-tools.ts'

export function teamLifecycleModule(parts: ProductParts, { config, mailer }: ProductTools) {
  return {
    calls: { teams: teamEndpoints(parts) },
    handlers: [leaveTeams(parts), closingMail({ ...parts, mailer, config })],
    cleanup: [() => eraseClosed(parts)],
  } satisfies ProductModule
}
