import type { CatalogDocument, CatalogId, LineInput } from '@costard/contract'
import { randomId } from '@mantine/hooks'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { api, query } from '#api/api.ts'
import { codeOf } from '#api/error-code.ts'
import { paths } from '#paths'
import { useCheckProblem } from '../../../device-checks/use-check-problem.ts'
import { useTeam } from '../../../team-context.ts'
import { emptyDraft, useCounterDraft } from '../counter-draft.ts'
import { quoteQuery } from '../../quote-query.ts'
import type { Line } from './use-lines.ts'

export interface SaveQuote {
  readonly run: () => void
  readonly isRunning: boolean
  /** Error message. Nothing is lost: the draft stays in this browser. */
  readonly problem: string | undefined
}

/** Saves the quote as a new draft, or into the draft it came from, and opens its review. */
export function useSaveQuote({ pricing }: CatalogDocument, lines: readonly Line[]): SaveQuote {
  const t = useTranslations('counter.setup')
  const { id: teamId } = useTeam()
  const [{ saved }, changeDraft] = useCounterDraft()
  const navigate = useNavigate()
  const cache = useQueryClient()
  const keyOf = useAttemptKey()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => {
      const inputs = lines.map((line) => inputOf(line, pricing.id as CatalogId, pricing.version))
      if (saved) return api.quotes.edit({ teamId, quoteId: saved.quoteId, rev: saved.rev, lines: inputs })
      const idempotencyKey = keyOf(JSON.stringify(inputs))
      return api.quotes.add({ teamId, lines: inputs }, { context: { idempotencyKey } })
    },
    onSuccess: async (quote) => {
      cache.setQueryData(query.quotes.get.queryKey({ input: { teamId, quoteId: quote.id } }), quote)
      void cache.invalidateQueries({ queryKey: query.quotes.list.key() })
      await navigate(paths.review(teamId, quote.id))
      changeDraft(emptyDraft)
    },
    // Refetches the newest version, which shows what others changed.
    onError: (failure) => {
      if (saved && codeOf(failure) === 'quote/changed')
        void cache.invalidateQueries({ queryKey: quoteQuery(teamId, saved.quoteId).queryKey })
    },
  })
  const checkProblem = useCheckProblem()
  const code = codeOf(error)
  const problem = () => {
    if (code === 'quote/changed') return undefined
    if (code === undefined) return t('unreachable')
    if (code === 'team/full') return t('teamFull')
    return code === 'check/not-found' ? checkProblem(error) : t('failed', { code })
  }
  return {
    run: () => !isPending && mutate(),
    isRunning: isPending,
    problem: error ? problem() : undefined,
  }
}

/** Returns the same key as long as the content is the same: a quote whose answer was lost is not created twice. */
function useAttemptKey(): (content: string) => string {
  const attempt = useRef({ content: '', key: '' })
  return (content) => {
    if (attempt.current.content !== content) attempt.current = { content, key: randomId() }
    return attempt.current.key
  }
}

function inputOf(
  { device, variantId, setup, checks, quantity }: Line,
  catalogId: CatalogId,
  catalogVersion: number,
): LineInput {
  return {
    catalogId,
    catalogVersion,
    variantId,
    device: {
      ...(device.deviceKey !== undefined && { key: device.deviceKey }),
      name: device.name,
      ...(device.imei !== undefined && { imei: device.imei }),
      ...(device.serial !== undefined && { serial: device.serial }),
    },
    answers: setup.answers,
    checks: [...checks],
    services: setup.services.map(({ key, quantity }) => ({
      key,
      ...(quantity !== undefined && { quantity }),
    })),
    ...(setup.propositionKey !== undefined && { propositionKey: setup.propositionKey }),
    quantity,
  }
}
