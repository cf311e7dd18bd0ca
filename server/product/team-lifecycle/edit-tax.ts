import { isDeepStrictEqual } from 'node:util'
import type { Team } from '@costard/contract'
import { apiError } from '../calls/api-error.ts'
import type { Change } from '../audit/recorded-change.ts'
import { bumpRevisions } from '../bump-revisions.ts'
import type { ProductParts } from '../parts.ts'
import type { Member } from '../teams/memberships/member.ts'
import { lockTeam, saveTaxSettings, type TaxSettings } from '../teams/team-store.ts'
import { listTeamsOf } from './list-teams.ts'

const fields = ['marginScheme', 'taxNumbers', 'taxRounding', 'cashStepMinor'] as const

type TaxEdit = { readonly [Field in keyof TaxSettings]?: TaxSettings[Field] | undefined }

/** Changes the tax settings of a team and the rounding of its totals. Throws team/no-vat, team/not-found. */
export async function editTax(
  parts: Pick<ProductParts, 'documents' | 'now'>,
  { tx, record }: Change,
  { teamId, caller }: Member,
  edit: TaxEdit,
): Promise<Team> {
  const before = await lockTeam(tx, teamId)
  if (edit.marginScheme && before.taxRegime !== 'vat') throw apiError('team/no-vat')
  const {
    marginScheme = before.marginScheme,
    taxNumbers = before.taxNumbers,
    taxRounding = before.taxRounding,
    cashStepMinor = before.cashStepMinor,
  } = edit
  const after: TaxSettings = { marginScheme, taxNumbers, taxRounding, cashStepMinor }
  const changed = fields.filter((field) => !isDeepStrictEqual(after[field], before[field]))
  if (changed.length > 0) {
    await saveTaxSettings(tx, teamId, after)
    await bumpRevisions(tx, parts, teamId, { settings: teamId }, caller.userId)
    const only = (all: TaxSettings) =>
      Object.fromEntries(changed.map((field) => [field, auditedOf(all)[field]]))
    await record({
      teamId,
      entity: 'team',
      entityId: teamId,
      before: only(before),
      after: only(after),
    })
  }
  const [team] = await listTeamsOf(tx, caller.userId, parts.now(), teamId)
  if (!team) throw apiError('team/not-found')
  return team
}

/** Returns the settings for the audit log. */
function auditedOf({ taxNumbers, ...others }: TaxSettings) {
  const numbers = taxNumbers.map(({ name, number }) => `${name} ${number}`)
  return { ...others, taxNumbers: numbers }
}
