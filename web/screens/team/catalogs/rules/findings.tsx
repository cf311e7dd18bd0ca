import type { CatalogDocument } from '@costard/contract'
import { type Catalog, compileCatalog, type PublishFinding } from '@costard/pricing'
import { useDeferredValue, useMemo } from 'react'
import { Note } from '#ui/notes/note.tsx'
import { useFindingText } from '../parts/use-finding-text.ts'

/**
 * Returns what publishing would report about places in the draft, shortly after it changed. A list that is
 * still empty has no findings: the screen already says that it is empty.
 */
export function useFindings(
  document: CatalogDocument,
  isHere: (path: string) => boolean,
): readonly PublishFinding[] {
  const { pricing } = useDeferredValue(document)
  const findings = useMemo(() => compileCatalog(pricing).findings, [pricing])
  return findings.filter(({ path }) => isHere(path) && !isOfEmptyList(path, pricing))
}

function isOfEmptyList(path: string, pricing: Catalog): boolean {
  return emptyable.some((list) => list === path && pricing[list].length === 0)
}

const emptyable = ['models', 'questions', 'propositions', 'services'] as const

/** Findings that prevent publishing, shown at the part they are about. */
export function Findings({ findings }: { readonly findings: readonly PublishFinding[] }) {
  const text = useFindingText()
  const codes = [...new Set(findings.map(({ code }) => code))]
  if (codes.length === 0) return null
  return (
    <Note kind="problem">
      {codes.map((code) => (
        <p key={code} style={{ margin: 0 }}>
          {text(code)}
        </p>
      ))}
    </Note>
  )
}
