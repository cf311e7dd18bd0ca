import type { Quote, SendChannel } from '@costard/contract'
import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useIsOffline } from '#live/live-context.ts'
import { api, query } from '#api/api.ts'
import { codeOf } from '#api/error-code.ts'
import { useTeam } from '../../../team-context.ts'
import { isOwnAction, quoteActionKey } from '../../changes/own-actions.ts'
import type { Edit } from '../../changes/part-words.ts'
import { quoteDifferences, type QuotePart } from '../../changes/quote-differences.ts'
import { quoteQuery } from '../../quote-query.ts'
import { isSettled } from './part-settled.ts'
import { saveEdit } from './save-edit.ts'
import { forgetUnsaved, keepUnsaved, type UnsavedEdits } from './unsaved-edits.ts'

/** Others' changes to the draft. */
export interface OthersChange {
  readonly at: number
  readonly before: Quote
  readonly after: Quote
  readonly parts: readonly QuotePart[]
}

/** Parts that both changed: none of them is saved until the user chooses. */
export interface Conflict {
  readonly at: number
  readonly after: Quote
  readonly parts: readonly (QuotePart & keyof Edit)[]
}

/** Unsaved state of the screen. */
export interface LocalEdits {
  readonly fields: () => UnsavedEdits['fields']
  /** The user's unsaved edits. */
  readonly changed: () => Edit
  /** Fields that may be saved now: a field in which the user types may not. */
  readonly finished: () => Edit
  /** Applies others' values, except for parts the user edited. */
  readonly apply: (quote: Quote, except: Edit) => void
  readonly onSaved: (quote: Quote) => void
  /** code: of the contract; undefined when the server was not reached. */
  readonly onFailed: (code: string | undefined) => void
}

/**
 * A draft that several people may edit at once. Saves are based on the version the user saw; a newer one is applied,
 * or shown as a conflict where the user edited the same part. The other parts go on being saved.
 */
export function useSharedDraft(quote: Quote, local: LocalEdits, kept: UnsavedEdits | undefined) {
  const { id: teamId } = useTeam()
  const cache = useQueryClient()
  const isOffline = useIsOffline()
  const scope = { id: `quote ${quote.id}` }
  const queryKey = quoteQuery(teamId, quote.id).queryKey
  /** The version that the screen is based on. */
  const base = useRef(kept?.base ?? quote)
  /** Choices outside the form, until they are saved. */
  const chosen = useRef<Edit>(kept?.chosen ?? {})
  const [others, setOthers] = useState<OthersChange>()
  const [conflict, setConflict] = useState<Conflict>()

  const mineNow = (): Edit => ({ ...chosen.current, ...local.changed() })
  /** Keeps in this browser what no server has. */
  const remember = () => {
    if (Object.keys(mineNow()).length === 0) forgetUnsaved(quote.id)
    else keepUnsaved(quote.id, { base: base.current, chosen: chosen.current, fields: local.fields() })
  }
  const keep = (next: Quote) => {
    const known = cache.getQueryData(queryKey)
    // News can overtake the answer, and has what the answer lacks.
    base.current = known && known.rev >= next.rev ? known : next
    cache.setQueryData(queryKey, base.current)
    void cache.invalidateQueries({ queryKey: query.quotes.list.key({ input: { teamId } }) })
  }
  const fail = async (error: unknown) => {
    const code = codeOf(error)
    if (code !== 'quote/changed' && code !== 'quote/wrong-state') local.onFailed(code)
    // A rejected change would be rejected again; one that did not arrive is retried.
    if (code !== undefined && code !== 'quote/changed') chosen.current = {}
    if (code === 'quote/changed' || code === 'quote/wrong-state') await cache.invalidateQueries({ queryKey })
  }
  // One save at a time: each one sends the revision returned by the one before. Without a connection it waits for one.
  const saving = useMutation({
    scope,
    networkMode: 'online',
    mutationFn: (edit: Edit) => saveEdit(teamId, base.current, edit, keep),
    onSuccess: (next, edit) => {
      chosen.current = without(chosen.current, (part) => chosen.current[part] === edit[part])
      // Prices can depend on the kind of customer, and the answer to an edit has no lines.
      const isPricedAgain = base.current.customer?.kind !== next.customer?.kind
      keep(next)
      if (isPricedAgain) void cache.invalidateQueries({ queryKey })
      local.onSaved(next)
      remember()
    },
    onError: fail,
  })
  const sending = useMutation({
    mutationKey: quoteActionKey(quote.id),
    scope,
    networkMode: 'online',
    mutationFn: async (channel: SendChannel): Promise<Quote> => ({
      ...base.current,
      ...(await api.quotes.send({ teamId, quoteId: quote.id, rev: base.current.rev, channel })),
    }),
    onSuccess: (next) => {
      keep(next)
      forgetUnsaved(quote.id)
    },
    onError: fail,
  })

  const isSaving = useIsMutating({ predicate: ({ options }) => options.scope?.id === scope.id }) > 0
  const saveFinished = (held: readonly (keyof Edit)[]) => {
    const edit = without({ ...chosen.current, ...local.finished() }, (part) => held.includes(part))
    if (Object.keys(edit).length > 0) saving.mutate(edit)
  }
  const reconcile = useEffectEvent(() => {
    const before = base.current
    if (quote.rev <= before.rev) return
    const mine = mineNow()
    const changed = quoteDifferences(before, quote)
    const held = [...new Set([...(conflict?.parts ?? []), ...changed])]
      .filter((part) => isIn(part, mine))
      .filter((part) => !isSettled(part, mine, before, quote, conflict?.parts.includes(part) ?? false))
    const news = changed.filter(
      (part) => !isIn(part, mine) || (part === 'lines' && !held.includes(part) && mine.lines !== undefined),
    )
    base.current = quote
    local.apply(quote, mine)
    setConflict(held.length > 0 ? { at: Date.now(), after: quote, parts: held } : undefined)
    const isOthers = news.length > 0 && !isOwnAction(cache, quote)
    setOthers(isOthers ? { at: Date.now(), before, after: quote, parts: news } : undefined)
    saveFinished(held)
    remember()
  })
  useEffect(() => {
    if (!isSaving) reconcile()
  }, [quote, isSaving])

  // Retry a failed save once the connection is back.
  const saveAgain = useEffectEvent(() => {
    if (!isSaving) saveFinished(conflict?.parts ?? [])
  })
  useEffect(() => {
    if (!isOffline) saveAgain()
  }, [isOffline])

  const settle = (settled: readonly (keyof Edit)[], isMine: boolean) => {
    if (!conflict) return
    const left = conflict.parts.filter((part) => !settled.includes(part))
    if (!isMine) {
      chosen.current = without(chosen.current, (part) => settled.includes(part))
      local.apply(
        base.current,
        without(mineNow(), (part) => settled.includes(part)),
      )
    }
    setConflict(left.length > 0 ? { ...conflict, parts: left } : undefined)
    saveFinished(left)
    remember()
  }
  return {
    others,
    conflict,
    /** The user's values of the parts in conflict. */
    mineNow,
    isSending: sending.isPending,
    remember,
    /** Saves, except for parts in conflict. Resolves to undefined when it was not saved. */
    save: async (edit: Edit): Promise<Quote | undefined> => {
      const free = without(edit, (part) => conflict?.parts.some((held) => held === part) ?? false)
      if (Object.keys(free).length === 0) return undefined
      return saving.mutateAsync(free).catch(() => undefined)
    },
    /** Saves a choice that is not text, and keeps it until it is saved. */
    choose: (edit: Edit) => {
      const lines = edit.lines && { ...chosen.current.lines, ...edit.lines }
      chosen.current = { ...chosen.current, ...edit, ...(lines && { lines }) }
      remember()
      saveFinished(conflict?.parts ?? [])
    },
    send: async (channel: SendChannel): Promise<Quote | undefined> =>
      sending.mutateAsync(channel).catch(() => undefined),
    /** Ends the conflict on these parts with the user's values, or with the others'. */
    keepMine: (parts: readonly (keyof Edit)[]) => settle(parts, true),
    takeTheirs: (parts: readonly (keyof Edit)[]) => settle(parts, false),
    dismiss: () => setOthers(undefined),
  }
}

export type SharedDraft = ReturnType<typeof useSharedDraft>

function isIn(part: QuotePart, mine: Edit): part is QuotePart & keyof Edit {
  return part in mine
}

function without(edit: Edit, isLeftOut: (part: keyof Edit) => boolean): Edit {
  // The keys of an edit are its parts.
  return Object.fromEntries(Object.entries(edit).filter(([part]) => !isLeftOut(part as keyof Edit)))
}
