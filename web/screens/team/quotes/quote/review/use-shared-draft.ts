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

/** Others' changes to the draft. */
export interface OthersChange {
  readonly at: number
  readonly before: Quote
  readonly after: Quote
  readonly parts: readonly QuotePart[]
  /** The user's unsaved values of the same parts; present on a conflict. */
  readonly mine?: Edit
}

/** Unsaved state of the screen. */
export interface LocalEdits {
  /** The user's unsaved edits. */
  readonly changed: () => Edit
  /** Applies others' values, except for parts the user edited. */
  readonly apply: (quote: Quote, except: Edit) => void
  readonly onSaved: (quote: Quote) => void
  /** code: of the contract; undefined when the server was not reached. */
  readonly onFailed: (code: string | undefined) => void
}

/**
 * A draft that several people may edit at once. Saves are based on the version the user saw; a newer one is applied,
 * or shown as a conflict where the user edited the same part.
 */
export function useSharedDraft(quote: Quote, local: LocalEdits) {
  const { id: teamId } = useTeam()
  const cache = useQueryClient()
  const isOffline = useIsOffline()
  const scope = { id: `quote ${quote.id}` }
  const queryKey = quoteQuery(teamId, quote.id).queryKey
  /** The version that the screen is based on. */
  const base = useRef(quote)
  /** Choices outside the form, until they are saved. */
  const chosen = useRef<Edit>({})
  const [others, setOthers] = useState<OthersChange>()
  const conflict = others?.mine && others

  const keep = (next: Quote) => {
    base.current = next
    cache.setQueryData(queryKey, next)
    void cache.invalidateQueries({ queryKey: query.quotes.list.key({ input: { teamId } }) })
  }
  const fail = async (error: unknown) => {
    const code = codeOf(error)
    if (code !== 'quote/changed' && code !== 'quote/wrong-state') local.onFailed(code)
    // A rejected change would be rejected again; one that did not arrive is retried.
    if (code !== undefined && code !== 'quote/changed') chosen.current = {}
    if (code === 'quote/changed' || code === 'quote/wrong-state') await cache.invalidateQueries({ queryKey })
  }
  // One save at a time: each one sends the revision returned by the one before.
  const saving = useMutation({
    scope,
    mutationFn: (edit: Edit) =>
      api.quotes.edit({ teamId, quoteId: quote.id, rev: base.current.rev, ...edit }),
    onSuccess: (next, edit) => {
      chosen.current = without(chosen.current, (part) => chosen.current[part] === edit[part])
      keep(next)
      local.onSaved(next)
    },
    onError: fail,
  })
  const sending = useMutation({
    scope,
    mutationFn: () => api.quotes.send({ teamId, quoteId: quote.id, rev: base.current.rev }),
    onSuccess: keep,
    onError: fail,
  })

  const isSaving = useIsMutating({ predicate: ({ options }) => options.scope?.id === scope.id }) > 0
  const mineNow = (): Edit => ({ ...chosen.current, ...local.changed() })
  const saveMine = (mine: Edit) => {
    if (Object.keys(mine).length > 0) saving.mutate(mine)
  }
  const reconcile = useEffectEvent(() => {
    const before = base.current
    if (quote.rev <= before.rev) return
    const mine = mineNow()
    const parts = quoteDifferences(before, quote).filter(
      (part) => !isSaved(part, mine) || !isSame(mine[part], valueOf(quote, part)),
    )
    const conflicting = parts.filter((part) => isSaved(part, mine))
    const change = { at: Date.now(), before, after: quote }
    if (conflicting.length > 0) {
      setOthers({ ...change, parts: conflicting, mine })
      return
    }
    base.current = quote
    local.apply(quote, mine)
    setOthers(parts.length > 0 ? { ...change, parts } : undefined)
    saveMine(mine)
  })
  useEffect(() => {
    if (!isSaving) reconcile()
  }, [quote, isSaving])

  // Retry a failed save once the connection is back.
  const saveAgain = useEffectEvent(() => {
    if (!conflict && !isSaving) saveMine(mineNow())
  })
  useEffect(() => {
    if (!isOffline) saveAgain()
  }, [isOffline])

  const settle = (mine: Edit) => {
    if (!conflict) return
    base.current = conflict.after
    chosen.current = without(chosen.current, (part) => !(part in mine))
    local.apply(conflict.after, mine)
    setOthers(undefined)
    saveMine(mine)
  }
  return {
    others: conflict ? { ...conflict, mine: { ...conflict.mine, ...local.changed() } } : others,
    isSending: sending.isPending,
    /** Saves, unless a conflict is open. Resolves to undefined when it was not saved. */
    save: async (edit: Edit): Promise<Quote | undefined> =>
      conflict ? undefined : saving.mutateAsync(edit).catch(() => undefined),
    /** Saves a choice that is not text, and keeps it until it is saved. */
    choose: (edit: Edit) => {
      chosen.current = { ...chosen.current, ...edit }
      if (!conflict) saving.mutate(edit)
    },
    send: async (): Promise<Quote | undefined> => sending.mutateAsync().catch(() => undefined),
    keepMine: () => settle(mineNow()),
    /** Parts without a conflict keep the user's values. */
    takeTheirs: () =>
      settle(
        without(mineNow(), (part) => conflict?.parts.some((conflicting) => conflicting === part) ?? false),
      ),
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
