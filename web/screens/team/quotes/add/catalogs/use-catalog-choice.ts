import type { CatalogId } from '@costard/contract'
import { useLocalStorage } from '@mantine/hooks'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useRegion } from '#messages/region-context.ts'
import { useTeam } from '../../../team-context.ts'
import { setupAddress, setupEntry } from '../setup-address.ts'
import { useCounterDraft } from '../stored-draft.ts'
import type { CatalogEntry } from '../use-catalog-documents.ts'
import { useRemoveLine } from '../use-remove-line.tsx'
import {
  assignmentsOf,
  choiceOf,
  initialChoice,
  variantKey,
  withAssignments,
  withCatalogToggled,
  withPick,
} from './assignment.ts'
import { type Coverage, coverageOf } from './coverage.ts'
import { unlistedCoverages } from './unlisted-coverages.ts'

/** State and actions of the catalogs step. The draft changes only with `next`. */
export function useCatalogChoice(entries: readonly CatalogEntry[] | undefined) {
  const team = useTeam()
  const teamId = team.id
  const { language } = useRegion()
  const navigate = useNavigate()
  const [draft, changeDraft] = useCounterDraft()
  const removeLine = useRemoveLine()
  const { lines } = draft
  const [lastId, setLastId] = useLocalStorage<CatalogId | null>({
    key: `last-catalog:${teamId}`,
    defaultValue: null,
    getInitialValueInEffect: false,
  })
  const coverages = (entries ?? []).map((entry) => coverageOf(entry, lines, language))
  const listed = coverages.filter(({ covered }) => covered.length > 0)
  const byHand = unlistedCoverages(team, lines, listed, language)
  const fitting = [...listed, ...byHand]
  const [changed, setChanged] = useState<ReturnType<typeof initialChoice>>()
  const chosen = changed ?? initialChoice(lines, fitting, lastId)
  const assignments = assignmentsOf(lines, fitting, chosen)
  const isOnlyOne = lines.length === 1
  const used = new Set(assignments.flatMap(({ coverage }) => (coverage ? [coverage.id] : [])))
  const isSettled = lines.length > 0 && assignments.every((one) => choiceOf(one) !== undefined)

  const next = () => {
    if (!isSettled) return
    const [only] = used
    if (only !== undefined && used.size === 1) setLastId(only)
    const after = withAssignments(draft, assignments)
    const first = assignments.find(({ line, coverage }) => line.catalogId !== coverage?.id) ?? assignments[0]
    if (!first?.coverage) return
    changeDraft((now) => withAssignments(now, assignments))
    void navigate(setupAddress(teamId, after, first.coverage.id), { state: setupEntry(draft, first.line.id) })
  }
  return {
    draft,
    fitting,
    /** Devices that no catalog covers; their prices are set by hand. */
    unlisted: byHand[0]?.covered.map(({ line }) => line) ?? [],
    unfit: coverages.filter(({ covered }) => covered.length === 0),
    assignments,
    isOnlyOne,
    isSettled,
    /** Number of catalogs that price at least one device. */
    usedCount: used.size,
    isChosen: ({ id }: Coverage) => (isOnlyOne ? used.has(id) : chosen.catalogs.includes(id)),
    isUnused: ({ id }: Coverage) => chosen.catalogs.includes(id) && !used.has(id),
    toggle: (id: CatalogId) => setChanged(withCatalogToggled(chosen, id, isOnlyOne)),
    pick: (lineId: string, id: CatalogId) => setChanged(withPick(chosen, lineId, id)),
    pickVariant: (lineId: string, id: CatalogId, variantId: string) =>
      setChanged({ ...chosen, variants: { ...chosen.variants, [variantKey(id, lineId)]: variantId } }),
    remove: removeLine,
    next,
  }
}
