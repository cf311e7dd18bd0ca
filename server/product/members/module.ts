import { namesIn } from '../rows/find-names.ts'
import { endGivenInvitations } from './invitations/end-given-invitations.ts'
import * as schema from './invitations/schema.ts'
import { memberEndpoints } from './endpoints.ts'
import { invitationEndpoints, publicInvitationEndpoints } from './invitations/endpoints.ts'
import { invitationLinks } from './invitations/invitation-link.ts'
import { invitationMail } from './invitations/invitation-mail.ts'
import { deleteOldInvitations } from './invitations/invitation-store.ts'
import type { ProductParts } from '../parts.ts'
import type { ProductModule } from '../product-module.ts'
import type { ProductTools } from '../product-tools.ts'

export async function memberModule(parts: ProductParts, { config, mailer, readSecret }: ProductTools) {
  const { database, now } = parts
  const links = invitationLinks(await readSecret('invitation-links'), config.publicUrl)
  return {
    tables: [schema],
    names: {
      invitation: namesIn(schema.invitations, {
        ...schema.invitations,
        id: schema.invitations.invitationId,
        name: schema.invitations.email,
      }),
    },
    givenRights: [endGivenInvitations],
    calls: {
      members: memberEndpoints(parts),
      invitations: invitationEndpoints(parts, links),
      publicInvitations: publicInvitationEndpoints(parts),
    },
    handlers: [invitationMail({ ...parts, links, mailer, config })],
    cleanup: [() => deleteOldInvitations(database.orm, now())],
  } satisfies ProductModule
}
