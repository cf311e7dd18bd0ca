import type { Quote, SendChannel } from '@costard/contract'
import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useBackOnline } from '#live/use-back-online.ts'
import { query } from '#api/api.ts'
import { codeOf } from '#api/error-code.ts'
import { isOfflineId } from '#api/offline-id.ts'
import { useSharedForm } from '#forms/shared-form/use-shared-form.ts'
import { useTeam } from '../../../../team-context.ts'
import { isOwnAction, quoteActionKey } from '../../../changes/own-actions.ts'
import type { Edit } from '../../../changes/part-words.ts'
import { quoteDifferences, type QuotePart } from '../../../changes/quote-differences.ts'
import { quoteQuery } from '../../../quote-query.ts'
import { isSettled } from './part-settled.ts'
import { saveEdit, sendQuote } from './save-edit.ts'
import { partsIn, useChosen, without } from './use-chosen.ts'
import { forgetUnsaved, keepUnsaved, type UnsavedEdits } from './unsaved-edits.ts'

/** Unsaved state of the screen. */
export interface LocalEdits {
  readonly fields: () => UnsavedEdits['fields']
  /** The user's unsaved edits. */
  readonly changed: () => Edit
  /** Fields that may be saved now, without the field being typed in. */
  readonly finished: () => Edit
  /** Applies colleagues' values, except for parts that the user edited. */
  readonly apply: (quote: Quote, stays: readonly QuotePart[]) => void
  readonly onSaved: (quote: Quote) => void
  /** error: of the failed call, if no colleague caused it. */
  readonly onFailed: (error: unknown) => void
}

/**
 * A draft that several people may edit at once, saved part by part: parts without a conflict continue to be
 * saved.
 */
export function useSharedDraft(quote: Quote, local: LocalEdits, kept: UnsavedEdits | undefined) {
  const { id: teamId } = useTeam()
  const cache = useQueryClient()
  const scope = { id: `quote ${quote.id}` }
  // A draft made on this device is changed without a network.
  const networkMode = isOfflineId(quote.id) ? 'always' : 'online'
  const queryKey = quoteQuery(teamId, quote.id).queryKey
  const chosen = useChosen(kept?.chosen)
  const mineNow = (): Edit => ({ ...chosen.now(), ...local.changed() })
  const shared = useSharedForm<Quote, QuotePart>(kept?.base ?? quote, {
    changed: quoteDifferences,
    mine: () => partsIn(mineNow()),
    isSettled: (part, { before, after, isHeld }) =>
      part !== 'state' && isSettled(part, mineNow(), before, after, isHeld),
    show: local.apply,
    isDivided: (part) => part === 'lines',
    isOwn: (version) => isOwnAction(cache, version),
  })
  const base = () => shared.now().base
  const withoutHeld = (edit: Edit) => without(edit, (part) => shared.held().includes(part))
  /** Keeps in this browser what is not saved on the server. */
  const remember = () => {
    if (Object.keys(mineNow()).length === 0) forgetUnsaved(quote.id)
    else keepUnsaved(quote.id, { base: base(), chosen: chosen.now(), fields: local.fields() })
  }
  const keep = (next: Quote) => {
    const newest = newsOr(cache.getQueryData(queryKey), next)
    shared.saved(newest)
    cache.setQueryData(queryKey, newest)
    void cache.invalidateQueries({ queryKey: query.quotes.list.key({ input: { teamId } }) })
  }
  const fail = async (error: unknown) => {
    const code = codeOf(error)
    if (code !== 'quote/changed' && code !== 'quote/wrong-state') local.onFailed(error)
    // A rejected change would be rejected again; one that did not reach the server is retried.
    if (code !== undefined && code !== 'quote/changed') chosen.forget()
    if (code === 'quote/changed' || code === 'quote/wrong-state') await cache.invalidateQueries({ queryKey })
  }
  // One save at a time, each with the rev that the previous one returned. Offline it waits for a connection.
  const saving = useMutation({
    scope,
    networkMode,
    mutationFn: (edit: Edit) => saveEdit(teamId, base(), edit, keep),
    onSuccess: (next, edit) => {
      chosen.saved(edit)
      // Prices can depend on the kind of customer, and the response to an edit has no lines.
      const isPricedAgain = base().customer?.kind !== next.customer?.kind
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
    networkMode,
    mutationFn: (channel: SendChannel) => sendQuote(teamId, base(), channel),
    onSuccess: (next) => {
      keep(next)
      forgetUnsaved(quote.id)
    },
    onError: fail,
  })

  const isSaving = useIsMutating({ predicate: ({ options }) => options.scope?.id === scope.id }) > 0
  const saveFinished = () => {
    const edit = withoutHeld({ ...chosen.now(), ...local.finished() })
    if (Object.keys(edit).length > 0) saving.mutate(edit)
  }
  const reconcile = useEffectEvent(() => {
    if (quote.rev <= base().rev) return
    shared.hear(quote)
    saveFinished()
    remember()
  })
  useEffect(() => {
    if (!isSaving) reconcile()
  }, [quote, isSaving])

  useBackOnline(() => {
    if (!isSaving) saveFinished()
  })

  return {
    others: shared.others,
    conflict: shared.conflict,
    /** The user's values of the parts in conflict. */
    mineNow,
    isSending: sending.isPending,
    remember,
    /** Saves, except for parts in conflict. Resolves to undefined if it was not saved. */
    save: async (edit: Edit): Promise<Quote | undefined> => {
      const free = withoutHeld(edit)
      if (Object.keys(free).length === 0) return undefined
      return saving.mutateAsync(free).catch(() => undefined)
    },
    /** Saves an edit outside of the text fields, and keeps it until it is saved. */
    choose: (edit: Edit) => {
      chosen.add(edit)
      remember()
      saveFinished()
    },
    send: async (channel: SendChannel): Promise<Quote | undefined> =>
      sending.mutateAsync(channel).catch(() => undefined),
    keepMine: (parts: readonly QuotePart[]) => {
      shared.keepMine(parts)
      saveFinished()
      remember()
    },
    takeTheirs: (parts: readonly QuotePart[]) => {
      chosen.forget(parts)
      shared.takeTheirs(parts)
      saveFinished()
      remember()
    },
    dismiss: shared.dismiss,
  }
}

export type SharedDraft = ReturnType<typeof useSharedDraft>

/**
 * Returns the newer version of a quote. News can arrive before a response, and have fields that the response
 * lacks.
 */
function newsOr(known: Quote | undefined, answer: Quote): Quote {
  return known && known.rev >= answer.rev ? known : answer
}
