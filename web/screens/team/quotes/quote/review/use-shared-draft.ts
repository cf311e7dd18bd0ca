import type { Quote } from '@costard/contract'
import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useIsOffline } from '#live/live-context.ts'
import { api, query } from '#api/api.ts'
import { codeOf } from '#api/error-code.ts'
import { useTeam } from '../../../team-context.ts'
import type { Edit } from '../../changes/part-words.ts'
import { isSame, quoteDifferences, type QuotePart, valueOf } from '../../changes/quote-differences.ts'
import { quoteQuery } from '../../quote-query.ts'

/** What others made of the draft meanwhile. */
export interface OthersChange {
  readonly at: number
  readonly before: Quote
  readonly after: Quote
  readonly parts: readonly QuotePart[]
  /** What the reader has for the same parts; with it, they choose. */
  readonly mine?: Edit
}

/** What the screen holds and the server does not yet. */
export interface Held {
  /** What the reader changed and has not saved. */
  readonly changed: () => Edit
  /** Takes over what others wrote, but for what the reader changed. */
  readonly follow: (quote: Quote, except: Edit) => void
  readonly onSaved: (quote: Quote) => void
  /** code: of the contract; absent when the server was not reached. */
  readonly onFailed: (code: string | undefined) => void
}

/**
 * A draft that several people may change at once. It is saved upon the version that the reader saw; a newer one is
 * followed, or, where the reader changed the same, put before them.
 */
export function useSharedDraft(quote: Quote, held: Held) {
  const { id: teamId } = useTeam()
  const cache = useQueryClient()
  const isOffline = useIsOffline()
  const scope = { id: `quote ${quote.id}` }
  const queryKey = quoteQuery(teamId, quote.id).queryKey
  /** The version that the screen builds upon. */
  const seen = useRef(quote)
  /** What was chosen outside of the form, until it is saved. */
  const chosen = useRef<Edit>({})
  const [others, setOthers] = useState<OthersChange>()
  const conflict = others?.mine && others

  const keep = (next: Quote) => {
    seen.current = next
    cache.setQueryData(queryKey, next)
    void cache.invalidateQueries({ queryKey: query.quotes.list.key({ input: { teamId } }) })
  }
  const fail = async (error: unknown) => {
    const code = codeOf(error)
    if (code !== 'quote/changed' && code !== 'quote/wrong-state') held.onFailed(code)
    // A change that is refused would be refused again; one that did not arrive is tried again.
    if (code !== undefined && code !== 'quote/changed') chosen.current = {}
    if (code === 'quote/changed' || code === 'quote/wrong-state') await cache.invalidateQueries({ queryKey })
  }
  // One after the other: each save carries the revision that the one before it gave.
  const saving = useMutation({
    scope,
    mutationFn: (edit: Edit) =>
      api.quotes.edit({ teamId, quoteId: quote.id, rev: seen.current.rev, ...edit }),
    onSuccess: (next, edit) => {
      chosen.current = without(chosen.current, (part) => chosen.current[part] === edit[part])
      keep(next)
      held.onSaved(next)
    },
    onError: fail,
  })
  const sending = useMutation({
    scope,
    mutationFn: () => api.quotes.send({ teamId, quoteId: quote.id, rev: seen.current.rev }),
    onSuccess: keep,
    onError: fail,
  })

  const isSaving = useIsMutating({ predicate: ({ options }) => options.scope?.id === scope.id }) > 0
  const mineNow = (): Edit => ({ ...chosen.current, ...held.changed() })
  const saveMine = (mine: Edit) => {
    if (Object.keys(mine).length > 0) saving.mutate(mine)
  }
  const judge = useEffectEvent(() => {
    const before = seen.current
    if (quote.rev <= before.rev) return
    const mine = mineNow()
    const parts = quoteDifferences(before, quote).filter(
      (part) => !isSaved(part, mine) || !isSame(mine[part], valueOf(quote, part)),
    )
    const disputed = parts.filter((part) => isSaved(part, mine))
    const change = { at: Date.now(), before, after: quote }
    if (disputed.length > 0) {
      setOthers({ ...change, parts: disputed, mine })
      return
    }
    seen.current = quote
    held.follow(quote, mine)
    setOthers(parts.length > 0 ? { ...change, parts } : undefined)
    saveMine(mine)
  })
  useEffect(() => {
    if (!isSaving) judge()
  }, [quote, isSaving])

  // What could not be saved is, once there is a connection again.
  const saveAgain = useEffectEvent(() => {
    if (!conflict && !isSaving) saveMine(mineNow())
  })
  useEffect(() => {
    if (!isOffline) saveAgain()
  }, [isOffline])

  const settle = (mine: Edit) => {
    if (!conflict) return
    seen.current = conflict.after
    chosen.current = without(chosen.current, (part) => !(part in mine))
    held.follow(conflict.after, mine)
    setOthers(undefined)
    saveMine(mine)
  }
  return {
    others: conflict ? { ...conflict, mine: { ...conflict.mine, ...held.changed() } } : others,
    isSending: sending.isPending,
    /** Saves, unless two versions wait for the reader to choose. Resolves with nothing where it was not saved. */
    save: async (edit: Edit): Promise<Quote | undefined> =>
      conflict ? undefined : saving.mutateAsync(edit).catch(() => undefined),
    /** Saves something that is no text, and keeps it until it is saved. */
    choose: (edit: Edit) => {
      chosen.current = { ...chosen.current, ...edit }
      if (!conflict) saving.mutate(edit)
    },
    send: async (): Promise<Quote | undefined> => sending.mutateAsync().catch(() => undefined),
    keepMine: () => settle(mineNow()),
    /** What nobody else touched stays the reader's. */
    takeTheirs: () =>
      settle(without(mineNow(), (part) => conflict?.parts.some((disputed) => disputed === part) ?? false)),
    dismiss: () => setOthers(undefined),
  }
}

function isSaved(part: QuotePart, mine: Edit): part is QuotePart & keyof Edit {
  return part in mine
}

function without(edit: Edit, isLeftOut: (part: keyof Edit) => boolean): Edit {
  // The keys of an edit are its parts.
  return Object.fromEntries(Object.entries(edit).filter(([part]) => !isLeftOut(part as keyof Edit)))
}
