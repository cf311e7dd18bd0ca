import {
  fittingLine,
  lastingKeyPrefix,
  type LineChange,
  type LineInput,
  type Quote,
  quoteLimits,
  type TeamId,
} from '@costard/contract'
import { devicesTwice } from '@costard/quotes'
import { randomId } from '@mantine/hooks'
import { useQueryClient } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { api, query } from '#api/api.ts'
import { codeOf } from '#api/error-code.ts'
import { useAction } from '#api/use-action.ts'
import { paths } from '#paths'
import { useEndWords } from '#ui/notes/use-end-words.ts'
import { useCheckProblem } from '../../../../device-checks/use-check-problem.ts'
import { useTeam } from '../../../../team-context.ts'
import { keepQuote } from '../../../keep-quote.ts'
import { quoteQuery } from '../../../quote-query.ts'
import { type CounterDraft, customerOf, draftOf, type SavedDraft } from '../../counter-draft.ts'
import { type CounterLine, inputOf } from '../../counter-line.ts'
import { lineChanges } from '../../line-changes.ts'
import type { SetupEntry } from '../../setup-address.ts'
import { useCounterDraft } from '../../stored-draft.ts'
import type { DraftLine } from './use-lines.ts'

export interface SaveQuote {
  readonly run: () => void
  /** Saves the quote, and asks a manager to approve its held lines. */
  readonly ask: (question: string) => void
  readonly isRunning: boolean
  /** Error message. Nothing is lost: this browser keeps the draft. */
  readonly problem: string | undefined
}

const { maxLinesPerCall, maxSetUpLines } = quoteLimits

/** Saves the quote as a new draft, or its changes to the draft it came from, then opens its review. */
export function useSaveQuote(lines: readonly DraftLine[]): SaveQuote {
  const t = useTranslations('counter.setup')
  const endWords = useEndWords()
  const offline = useTranslations('offline')
  const team = useTranslations('team')
  const { id: teamId } = useTeam()
  const [stored, changeDraft] = useCounterDraft()
  const draft = { ...stored, lines: lines.map(fittingDevice) }
  const { saved } = draft
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const cache = useQueryClient()
  const withoutCatalog = lines.find(({ line }) => !line)
  const keyFor = (content: string) => {
    const key = draft.attempt?.content === content ? draft.attempt.key : randomId(`${lastingKeyPrefix}save-`)
    changeDraft((now) => ({ ...now, attempt: { key, content } }))
    return key
  }
  const { run, isRunning, error, forget } = useAction(
    async (question: string | undefined) => {
      const quote = await (saved
        ? saveChanges(teamId, saved, draft, keyFor)
        : addQuote(teamId, draft, keyFor))
      return question === undefined ? quote : askAbout(teamId, quote, saved, question)
    },
    {
      onDone: async (quote) => {
        if (!quote) return openReview(saved?.quoteId ?? '')
        // The lines now have the server's ids, so there is nothing to merge when the saved draft is followed.
        changeDraft(draftOf(quote))
        keepQuote(cache, teamId, quote)
        void cache.invalidateQueries({ queryKey: query.quotes.list.key() })
        await openReview(quote.id)
      },
      // Reads the newest version, which shows colleagues' changes.
      onFailed: (failure) => {
        if (saved && isOutdated(codeOf(failure)))
          void cache.invalidateQueries({ queryKey: quoteQuery(teamId, saved.quoteId).queryKey })
      },
    },
  )
  const openReview = async (quoteId: string) => {
    const state: SetupEntry = { quoteId }
    // Going back from Review opens this quote again, not a new one with the same devices.
    await navigate(pathname, { replace: true, state })
    await navigate(paths.review(teamId, quoteId))
  }
  const limit = limitOf(draft)
  const checkProblem = useCheckProblem()
  const code = codeOf(error)
  const failureWords = () => {
    if (isOutdated(code)) return t('changedMeanwhile')
    const ended = endWords(error)
    if (ended !== undefined && code !== 'plan/limit-reached') return ended
    if (code === undefined) return t('unreachable')
    if (code === 'quote/device-twice') return t('deviceTwiceProblem')
    if (code === 'offline/full' || code === 'offline/not-stored')
      return offline(code === 'offline/full' ? 'full' : 'disk')
    if (code === 'team/full') return t('teamFull')
    if (code === 'plan/limit-reached') return team('planLimit.quotes')
    return code === 'check/not-found' ? checkProblem(error) : t('failed', { code })
  }
  const isTwice = devicesTwice(draft.lines).length > 0
  const blocked = withoutCatalog
    ? t('chooseCatalogFirst', { device: withoutCatalog.device.name })
    : isTwice
      ? t('deviceTwiceProblem')
      : limit && t(limit, { most: maxLinesPerCall, all: maxSetUpLines })
  const start = (question: string | undefined) => {
    forget()
    if (!isRunning && blocked === undefined) run(question)
  }
  return {
    run: () => start(undefined),
    ask: start,
    isRunning: isRunning,
    problem: error ? failureWords() : blocked,
  }
}

/** Returns the device without the parts that its catalog no longer has; Setup names them. */
function fittingDevice({ device, line }: DraftLine): CounterLine {
  if (!line) return device
  const { catalogId, ...setup } = line.setup
  const fitting = fittingLine(line.document.pricing, setup)
  return fitting === setup ? device : { ...device, setups: { ...device.setups, [catalogId]: fitting } }
}

function isOutdated(code: string | undefined): boolean {
  return code === 'quote/changed' || code === 'quote/line-not-found'
}

/** Returns the reason why this many lines cannot be saved. */
function limitOf({ lines, saved }: CounterDraft): 'tooManyNew' | 'tooManyLines' | undefined {
  const known = new Set(saved?.lines.map(({ id }) => id))
  if (lines.filter(({ id }) => !known.has(id)).length > maxLinesPerCall) return 'tooManyNew'
  return lines.length > maxSetUpLines ? 'tooManyLines' : undefined
}

function addQuote(teamId: TeamId, draft: CounterDraft, keyFor: (content: string) => string): Promise<Quote> {
  const lines = draft.lines.map(inputOf).filter((input): input is LineInput => input !== undefined)
  const customer = customerOf(draft)
  const idempotencyKey = keyFor(JSON.stringify(customer ? { lines, customer } : lines))
  return api.quotes.add({ teamId, lines, customer }, { context: { idempotencyKey } })
}

/**
 * Asks about the held lines of a saved draft. If somebody has asked or answered meanwhile, Review shows it.
 */
async function askAbout(
  teamId: TeamId,
  quote: Quote | undefined,
  saved: SavedDraft | undefined,
  question: string,
): Promise<Quote | undefined> {
  const [quoteId, rev] = quote ? [quote.id, quote.rev] : [saved?.quoteId, saved?.rev]
  if (quoteId === undefined || rev === undefined) return quote
  try {
    return await api.quoteApprovals.ask({ teamId, quoteId, rev, question })
  } catch (error) {
    if (codeOf(error) === 'quote/not-held') return quote
    throw error
  }
}

/** Returns the quote after the changes; undefined if there are none. */
async function saveChanges(
  teamId: TeamId,
  { quoteId, rev, lines }: SavedDraft,
  draft: CounterDraft,
  keyFor: (content: string) => string,
): Promise<Quote | undefined> {
  const all = lineChanges(lines, draft.lines)
  let quote: Quote | undefined
  for (const changes of inCalls(all)) {
    const input = { teamId, quoteId, rev: quote?.rev ?? rev, changes }
    const idempotencyKey = keyFor(JSON.stringify(input))
    quote = await api.quotes.changeLines(input, { context: { idempotencyKey } })
  }
  return quote
}

/** All added lines go into the last call, alone: repeating a save could otherwise add them twice. */
function inCalls(changes: readonly LineChange[]): readonly LineChange[][] {
  if (changes.length <= maxLinesPerCall) return changes.length > 0 ? [[...changes]] : []
  const others = changes.filter(({ op }) => op !== 'add')
  const added = changes.filter(({ op }) => op === 'add')
  const calls = Array.from({ length: Math.ceil(others.length / maxLinesPerCall) }, (_, call) =>
    others.slice(call * maxLinesPerCall, (call + 1) * maxLinesPerCall),
  )
  return [...calls, added].filter((call) => call.length > 0)
}
