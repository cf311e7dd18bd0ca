import type { contract } from '@costard/contract'
import type { Router } from '@orpc/server'
import { api, type CallContext } from '../api.ts'
import { countries } from './countries.ts'
import { guessLocale, localeOf } from './locale.ts'

export function localeEndpoints(): Router<typeof contract.locales, CallContext> {
  return {
    get: api.locales.get.handler(({ context, input }) =>
      input.id === undefined
        ? guessLocale(context.request.headers.get('accept-language'))
        : localeOf(input.id),
    ),
    countries: api.locales.countries.handler(() => [...countries]),
  }
}
