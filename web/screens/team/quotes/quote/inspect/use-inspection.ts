import type { Quote, QuoteLine } from '@costard/contract'
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { api } from '#api/api.ts'
import { codeOf } from '#api/error-code.ts'
import { byField, fieldsBetween } from '#forms/shared-form/by-field.ts'
import { useCurrent } from '#forms/shared-form/use-current.ts'
import { useNewerVersion, useSharedForm } from '#forms/shared-form/use-shared-form.ts'
import { useTeam } from '../../../team-context.ts'
import { quoteQuery } from '../../quote-query.ts'
import { inspectionQuery } from '../counter-offers-query.ts'
import { type Found, foundOf, partsOf } from './found-parts.ts'

/** Pause in typing before the inspection is saved. Milliseconds. */
const pauseMs = 700

/** State of an inspection in progress: saved in the background, and kept on screen if that fails. */
export function useInspection(quote: Quote, line: QuoteLine) {
  const { id: teamId } = useTeam()
  const cache = useQueryClient()
  const options = inspectionQuery(teamId, quote.id, line.id)
  const { data: stored } = useSuspenseQuery(options)
  const { shown: found, read, write } = useCurrent<Found>(stored)
  const running = useRef<Promise<void>>(undefined)
  const shared = useSharedForm(stored, {
    ...byField({
      valuesOf: partsOf,
      read: () => partsOf(read()),
      write: (parts) => write(foundOf(parts)),
    }),
  })

  async function saveAll(isForced: boolean): Promise<void> {
    for (let force = isForced; force || shared.mine().length > 0; force = false) {
      await shared.save({
        send: async ({ rev }) => {
          const { answers, notes, services, message, answerDays } = read()
          const values = { answers, notes, services, message, answerDays }
          const place = { teamId, quoteId: quote.id, lineId: line.id }
          const saved = await api.counterOffers.saveInspection({ ...place, rev, ...values })
          cache.setQueryData(options.queryKey, saved)
          // Text as typed: the server trims texts, and the user may continue after a space.
          return { ...saved, ...values }
        },
        isOutdated: (error) => codeOf(error) === 'inspection/changed',
        read: () => cache.fetchQuery({ ...options, staleTime: 0 }),
      })
    }
  }

  const save = useMutation({
    mutationFn: async (isForced: boolean) => {
      await running.current?.catch(() => {})
      running.current = saveAll(isForced)
      await running.current
    },
  })
  useNewerVersion(stored, shared, save.isPending)
  const { mutate } = save
  const isHeld = shared.conflict !== undefined
  const isUnsaved = fieldsBetween(partsOf(shared.base), partsOf(found)).length > 0
  useEffect(() => {
    if (isHeld || !isUnsaved) return undefined
    const timer = setTimeout(() => mutate(false), pauseMs)
    return () => clearTimeout(timer)
  }, [found, isHeld, isUnsaved, mutate])

  return {
    found,
    savedAt: stored.savedAt,
    isSaving: save.isPending,
    /** A colleague changed the same values: nothing is saved until the user chooses. */
    isHeld,
    error: save.error,
    change(next: Partial<Found>) {
      write({ ...read(), ...next })
    },
    /** Saves unsaved changes. Returns the revs that an action needs, as they are afterwards. */
    async settle(): Promise<{ readonly rev: number; readonly inspectionRev: number }> {
      await save.mutateAsync(shared.now().base.rev === 0)
      const { rev } = await cache.fetchQuery({ ...quoteQuery(teamId, quote.id), staleTime: 0 })
      return { rev, inspectionRev: shared.now().base.rev }
    },
    retry: () => mutate(false),
    keepMine() {
      shared.keepMine()
      mutate(false)
    },
    /** Takes the colleague's values in conflicts; other changes are kept and saved. */
    takeTheirs() {
      shared.takeTheirs()
      save.reset()
      mutate(false)
    },
  }
}

export type InspectionInProgress = ReturnType<typeof useInspection>
