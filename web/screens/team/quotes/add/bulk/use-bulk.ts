import { type QuoteCustomer, textIn } from '@costard/contract'
import { useMemo, useRef, useState } from 'react'
import { useRegion } from '#messages/region-context.ts'
import { useTeam } from '../../../team-context.ts'
import { useToday } from '../../../kit/use-today.ts'
import type { CatalogEntry } from '../use-catalog-documents.ts'
import { type BulkList, freshProgress } from './bulk-list.ts'
import { conditionsOf } from './for-all/conditions.ts'
import { type Decisions, inverseOf, type Step, withStep } from './decisions.ts'
import { questionsForAll } from './for-all/questions-for-all.ts'
import { rememberWords, useRememberedWords } from './match/remembered-words.ts'
import type { ListContext } from './match/resolve-row.ts'
import { rowResolver } from './match/resolve-rows.ts'
import { savedRows } from './rows/save-rows.ts'
import { useStoredList } from './start/stored-list.ts'
import { useReadings } from './match/use-readings.ts'

export type Bulk = ReturnType<typeof useBulk>

/** State of a list being matched and answered: the states of its rows, and the possible actions. */
export function useBulk(list: BulkList, entries: readonly [CatalogEntry, ...CatalogEntry[]]) {
  const team = useTeam()
  const { language } = useRegion()
  const today = useToday(team.timeZone)
  const stored = useStoredList()
  const progress = stored.progress ?? freshProgress(list.id)
  const { decisions } = progress
  const { customer } = decisions
  const reading = useReadings(list, decisions)
  const remembered = useRememberedWords(team.id, idOf(customer))
  const entry = entryFor(entries, decisions)
  const { document } = entry
  const context = useMemo((): ListContext => {
    const conditions = conditionsOf(document, language)
    return { document, conditions, remembered, pricedFor: { team, customer: customer ?? null, today } }
  }, [document, language, remembered, team, customer, today])
  const [resolve] = useState(rowResolver)
  const saved = useMemo(() => savedRows(progress), [progress])
  const states = useMemo(
    () => resolve(reading.readings, decisions, context, saved),
    [resolve, reading.readings, decisions, context, saved],
  )
  const forAll = useMemo(
    () => questionsForAll(states, document.pricing.questions, decisions),
    [states, document, decisions],
  )
  /** Undo steps for the actions in this tab, the latest last. */
  const undos = useRef<Step[]>([])
  const act = (step: Step) => {
    stored.change((now) => {
      undos.current.push(inverseOf(now.decisions, step))
      return { ...now, decisions: withStep(now.decisions, step) }
    })
    const customerId = idOf(customer)
    if (customerId !== undefined) rememberWords(team.id, customerId, wordsIn(step))
  }
  const undo = () => {
    const step = undos.current.pop()
    if (step) stored.change((now) => ({ ...now, decisions: withStep(now.decisions, step) }))
    return step !== undefined
  }
  return {
    list,
    progress,
    stored,
    decisions,
    ...reading,
    entries: entries.map(({ summary }) => ({ id: summary.id, name: textIn(language, summary.name) })),
    document,
    context,
    states,
    forAll,
    act,
    undo,
    /** Keeps all translations for the customer, who may be chosen after them. */
    rememberAll: () => {
      const customerId = idOf(customer)
      if (customerId !== undefined) rememberWords(team.id, customerId, wordsIn(decisions))
    },
  }
}

/** The chosen catalog, otherwise the first trade-in catalog: most lists are of devices to buy. */
function entryFor(entries: readonly [CatalogEntry, ...CatalogEntry[]], { catalog }: Decisions): CatalogEntry {
  return (
    entries.find(({ summary }) => summary.id === catalog) ??
    entries.find(({ document }) => document.pricing.kind === 'buy') ??
    entries[0]
  )
}

function idOf(customer: QuoteCustomer | undefined): string | undefined {
  return customer?.is === 'new' ? undefined : customer?.is
}

function wordsIn(step: Step): Record<string, string> {
  const words = Object.entries(step).flatMap(([key, value]) =>
    key.startsWith('word:') && typeof value === 'string' ? [[key.slice('word:'.length), value] as const] : [],
  )
  return Object.fromEntries(words)
}
