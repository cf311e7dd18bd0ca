import type { Inspection, Quote, QuoteLine } from '@costard/contract'
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { api } from '#api/api.ts'
import { useTeam } from '../../../team-context.ts'
import { quoteQuery } from '../../quote-query.ts'
import { inspectionQuery } from '../counter-offers-query.ts'

/** Fields that people enter. */
export type Found = Pick<Inspection, 'answers' | 'notes' | 'services' | 'message' | 'answerDays'>

/** Pause in typing after which it is saved. Milliseconds. */
const pauseMs = 700

/** An inspection being made: saved in the background, and kept on screen when that fails. */
export function useInspection(quote: Quote, line: QuoteLine) {
  const { id: teamId } = useTeam()
  const cache = useQueryClient()
  const options = inspectionQuery(teamId, quote.id, line.id)
  const { data: stored } = useSuspenseQuery(options)
  const [found, setFound] = useState<Found>(stored)
  const current = useRef({ rev: stored.rev, saved: found, latest: found })
  const running = useRef<Promise<void>>(undefined)

  async function saveAll(isForced: boolean): Promise<void> {
    const state = current.current
    for (let force = isForced; force || state.saved !== state.latest; force = false) {
      const sent = state.latest
      const { answers, notes, services, message, answerDays } = sent
      const values = { answers, notes, services, message, answerDays }
      const input = { teamId, quoteId: quote.id, lineId: line.id, rev: state.rev }
      const saved = await api.counterOffers.saveInspection({ ...input, ...values })
      state.rev = saved.rev
      state.saved = sent
      cache.setQueryData(options.queryKey, saved)
    }
  }

  const save = useMutation({
    mutationFn: async (isForced: boolean) => {
      await running.current?.catch(() => {})
      running.current = saveAll(isForced)
      await running.current
    },
  })
  const { mutate } = save
  useEffect(() => {
    if (current.current.saved === found) return undefined
    const timer = setTimeout(() => mutate(false), pauseMs)
    return () => clearTimeout(timer)
  }, [found, mutate])

  return {
    found,
    savedAt: stored.savedAt,
    isSaving: save.isPending,
    error: save.error,
    change(next: Partial<Found>) {
      const latest = { ...current.current.latest, ...next }
      current.current.latest = latest
      setFound(latest)
    },
    /** Saves what is not saved yet. Returns what an action has to know: both revs as they are then. */
    async settle(): Promise<{ readonly rev: number; readonly inspectionRev: number }> {
      await save.mutateAsync(current.current.rev === 0)
      const { rev } = await cache.fetchQuery({ ...quoteQuery(teamId, quote.id), staleTime: 0 })
      return { rev, inspectionRev: current.current.rev }
    },
    retry: () => mutate(false),
    /** Drops unsaved changes, and shows what a colleague has saved. */
    async readAgain() {
      const read = await cache.fetchQuery({ ...options, staleTime: 0 })
      current.current = { rev: read.rev, saved: read, latest: read }
      save.reset()
      setFound(read)
    },
  }
}

export type InspectionInProgress = ReturnType<typeof useInspection>
