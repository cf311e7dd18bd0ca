import type { CheckKind, CheckMapping, CheckResult, SaveLookUpService } from '@costard/contract'
import { checkKinds } from '@costard/pricing'
import { atPointer } from './json-pointer.ts'
import type { ProviderAnswer } from './provider.ts'

const referenceLength = 200

/** Reads the response of a look-up service with the team's mappings. */
export function readAnswer(
  { mappings, referencePointer }: Pick<SaveLookUpService, 'mappings' | 'referencePointer'>,
  document: unknown,
): ProviderAnswer {
  const results: Partial<Record<CheckKind, CheckResult>> = {}
  for (const kind of checkKinds) {
    const mapping = mappings[kind]
    if (mapping) results[kind] = readResult(mapping, document)
  }
  return {
    results,
    reference: referencePointer === undefined ? null : referenceIn(atPointer(document, referencePointer)),
  }
}

/** A value in both lists is flagged; a value in neither is unknown. */
function readResult({ pointer, clear, flagged }: CheckMapping, document: unknown): CheckResult {
  const text = textOf(atPointer(document, pointer))
  if (text === undefined) return 'unknown'
  const isIn = (values: readonly string[]): boolean =>
    values.some((value) => normalised(value) === normalised(text))
  if (isIn(flagged)) return 'flagged'
  return isIn(clear) ? 'clear' : 'unknown'
}

function referenceIn(value: unknown): string | null {
  // Cut to the length that the contract and PostgreSQL accept.
  const text = textOf(value)?.replaceAll('\0', '').trim().slice(0, referenceLength).toWellFormed().trim()
  return text || null
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'object' || value === undefined ? undefined : String(value)
}

function normalised(text: string): string {
  return text.trim().toLowerCase()
}
