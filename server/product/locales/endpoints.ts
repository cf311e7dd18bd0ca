import type { contract } from '@costard/contract'
import type { Answers } from '../answers.ts'
import { countries } from './countries.ts'
import { guessLocale, localeOf } from './locale.ts'

export function localeEndpoints(): Answers<typeof contract.locales> {
  return {
    get: ({ context, input }) =>
      input.id === undefined
        ? guessLocale(context.request.headers.get('accept-language'))
        : localeOf(input.id),
    countries: () => [...countries],
  }
}
