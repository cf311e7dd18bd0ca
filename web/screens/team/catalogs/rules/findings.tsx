import type { CatalogDocument } from '@costard/contract'
import { compileCatalog, type PublishCode, type PublishFinding } from '@costard/pricing'
import { useDeferredValue, useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { Note } from '#ui/note.tsx'

/** Returns what publishing would say of places in the draft, a moment after it changed. */
export function useFindings(
  document: CatalogDocument,
  isHere: (path: string) => boolean,
): readonly PublishFinding[] {
  const { pricing } = useDeferredValue(document)
  const findings = useMemo(() => compileCatalog(pricing).findings, [pricing])
  return findings.filter(({ path }) => isHere(path))
}

const worded = [
  'unreachable-question',
  'forward-condition',
  'unknown-reference',
  'condition-too-deep',
  'condition-type',
  'too-few-choices',
  'default-invalid',
  'bands-gap',
  'number-out-of-limits',
  'default-not-one',
  'duplicate-key',
  'bundle-invalid',
  'proposition-invalid',
  'tax-class-unknown',
] as const satisfies readonly PublishCode[]

/** What would have to be mended before publishing, at the place where it is. */
export function Findings({ findings }: { readonly findings: readonly PublishFinding[] }) {
  const t = useTranslations('catalogRules.finding')
  const codes = [...new Set(findings.map(({ code }) => code))]
  if (codes.length === 0) return null
  return (
    <Note kind="problem">
      {codes.map((code) => {
        const known = worded.find((one) => one === code)
        return (
          <p key={code} style={{ margin: 0 }}>
            {known ? t(known) : code}
          </p>
        )
      })}
    </Note>
  )
}
