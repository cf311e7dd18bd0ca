import { type CatalogParts, partsOf } from '@costard/catalogs'
import { useMemo } from 'react'
import { useDraft } from '../../draft/draft-context.ts'

/** Returns the parts that exist once per catalog, and functions that change them. */
export function useParts() {
  const { editor, state } = useDraft()
  const { document } = state
  const [general, rules] = useMemo(() => {
    const parts = partsOf(document)
    const found = parts.find((part) => part.kind === 'general')
    const foundRules = parts.find((part) => part.kind === 'rules')
    if (!found?.value || !foundRules?.value) throw new Error('a catalog has general and rules')
    return [found.value, foundRules.value]
  }, [document])
  return {
    kind: document.pricing.kind,
    general,
    rules,
    /** validDays undefined: use the team's. */
    changeGeneral: (
      label: string,
      change: Partial<Omit<CatalogParts['general'], 'validDays'>> & {
        readonly validDays?: number | undefined
      },
    ) => {
      const { validDays, ...others } = { ...general, ...change }
      const value = { ...others, ...(validDays !== undefined && { validDays }) }
      editor.change(label, [{ kind: 'general', key: '', value }])
    },
    changeRules: (label: string, value: CatalogParts['rules']) =>
      editor.change(label, [{ kind: 'rules', key: '', value }]),
  }
}
