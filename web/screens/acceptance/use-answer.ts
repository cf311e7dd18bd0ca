import type { PublicQuote, QuoteToken } from '@costard/contract'
import { useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query'
import { query } from '#api/api.ts'
import { codeOf } from '#api/error-code.ts'

/** Error codes that the reloaded page explains better than an error message. */
const shownByPage = new Set(['quote/expired', 'quote/wrong-state', 'quote/not-found'])

/** Sends an answer of the customer, then shows what the server recorded. */
export function useAnswer<Input = void>(
  token: QuoteToken,
  answer: (input: Input) => Promise<PublicQuote>,
): UseMutationResult<PublicQuote, Error, Input> {
  const client = useQueryClient()
  const queryKey = query.publicQuotes.get.queryKey({ input: { token } })
  return useMutation({
    mutationFn: answer,
    onSuccess: (quote) => client.setQueryData(queryKey, quote),
    onError: (error) =>
      shownByPage.has(codeOf(error) ?? '') ? client.invalidateQueries({ queryKey }) : undefined,
  })
}
