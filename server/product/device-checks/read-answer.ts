import type { CheckKind, CheckMapping, CheckResult, SaveLookUpService } from '@costard/contract'
import { checkKinds } from '@costard/pricing'
import { atPointer } from './json-pointer.ts'
import type { ProviderAnswer } from './provider.ts'

const referenceLength = 200

/** What a look-up service said, read as its team mapped it. */
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

/** A value that means both is flagged; any value that means neither is unknown. */
function readResult({ pointer, clear, flagged }: CheckMapping, document: unknown): CheckResult {
  const text = textOf(atPointer(document, pointer))
  if (text === undefined) return 'unknown'
  const isIn = (values: readonly string[]): boolean =>
    values.some((value) => inOneCase(value) === inOneCase(text))
  if (isIn(flagged)) return 'flagged'
  return isIn(clear) ? 'clear' : 'unknown'
}

function referenceIn(value: unknown): string | null {
  // Cut and cleaned to what the contract and the database can hold.
  const text = textOf(value)?.replaceAll('\0', '').trim().slice(0, referenceLength).toWellFormed().trim()
  return text || null
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'object' || value === undefined ? undefined : String(value)
}

function inOneCase(text: string): string {
  return text.trim().toLowerCase()
}
