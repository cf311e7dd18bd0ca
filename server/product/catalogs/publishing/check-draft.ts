import { type CatalogCheck, catalogLimits } from '@costard/contract'
import { dayIn } from '@costard/quotes'
import type { ProductParts } from '../../parts.ts'
import type { Member } from '../../teams/memberships/member.ts'
import type { CatalogKey } from '../drafts/draft-store.ts'
import { readDraft, type WholeDraft } from '../drafts/read-draft.ts'
import type { CatalogChecker, CheckResult } from './catalog-checker.ts'

/** Returns the obstacles to publishing a draft. Throws catalog/not-found, catalog/busy. */
export async function checkDraft(
  { database, now }: Pick<ProductParts, 'database' | 'now'>,
  checker: CatalogChecker,
  { team }: Member,
  key: CatalogKey,
): Promise<CatalogCheck> {
  const draft = await readDraft(database.orm, key)
  const { errors, warnings } = await findingsOf(checker, draft, dayIn(team.timeZone, now()))
  return {
    baseVersion: draft.baseVersion,
    rev: draft.rev,
    errors: errors.length,
    warnings: warnings.length,
    findings: [...errors, ...warnings].slice(0, catalogLimits.maxFindings),
  }
}

export function findingsOf(
  checker: CatalogChecker,
  { document }: Pick<WholeDraft, 'document'>,
  date: string,
): Promise<CheckResult> {
  return checker.check({ pricing: document.pricing, date })
}
