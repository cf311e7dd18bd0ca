import { useDeferredValue, useMemo, useState } from 'react'
import { useDraft } from '../../draft/draft-context.ts'
import { useGroupName } from '../../parts/use-group-name.ts'
import { partIdOf, type AmountKind, type ModelRow, priceTable } from '@costard/contract/price-grid'

/** View of the models: visible rows and amounts, and functions that change them. */
export function useModelsView() {
  const { state } = useDraft()
  const { models, grades } = state.document.pricing
  const groupName = useGroupName(state.document)
  const [search, setSearch] = useState('')
  const [family, setFamily] = useState<string>()
  const [isChangedOnly, setChangedOnly] = useState(false)
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set())
  const [amounts, setAmounts] = useState<'price' | 'cost'>('price')
  const [gradeCode, setGradeCode] = useState('')
  const grade = grades.find(({ code }) => code === gradeCode)
  const shown: AmountKind = useMemo(
    () => (amounts === 'price' && grade ? { grade: grade.code, factorBp: grade.factorBp } : amounts),
    [amounts, grade],
  )
  const words = useDeferredValue(search)
  // If all rows are shown, the table does not depend on the changes.
  const changed = isChangedOnly ? state.changed : undefined
  const table = useMemo(
    () =>
      priceTable(models, {
        search: words,
        groupName,
        family,
        folded,
        isShown: changed && ((row) => isChangedRow(row, shown, changed)),
      }),
    [models, words, groupName, family, folded, changed, shown],
  )
  return {
    table,
    shown,
    search,
    setSearch,
    family,
    setFamily,
    isChangedOnly,
    setChangedOnly,
    setAmounts,
    /** Grade of the shown prices; empty: prices of no grade. */
    setGradeCode,
    toggleFold: (one: string) => {
      const next = new Set(folded)
      if (!next.delete(one)) next.add(one)
      setFolded(next)
    },
  }
}

export type ModelsView = ReturnType<typeof useModelsView>

function isChangedRow(row: ModelRow, shown: AmountKind, changed: { has: (id: string) => boolean }): boolean {
  const columns = [
    { kind: 'model' },
    { kind: 'floor' },
    ...[...row.variants.keys()].map((gb) => ({ kind: 'storage', gb }) as const),
  ] as const
  return columns.some((column) => changed.has(partIdOf(row, column, shown) ?? ''))
}
