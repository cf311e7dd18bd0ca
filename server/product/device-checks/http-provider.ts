import type { SaveLookUpService } from '@costard/contract'
import { apiError } from '../api-error.ts'
import { fillTemplate, numbersIn } from './address-template.ts'
import type { GetJson } from './get-json.ts'
import type { CheckProvider } from './provider.ts'
import { readAnswer } from './read-answer.ts'

type HttpService = Pick<SaveLookUpService, 'urlTemplate' | 'headerName' | 'mappings' | 'referencePointer'> & {
  readonly secret: string | undefined
}

/** A team's own look-up service: one GET for one device. */
export function httpProvider(service: HttpService, getJson: GetJson): CheckProvider {
  const { urlTemplate, headerName, secret } = service
  const headers = headerName !== '' && secret !== undefined ? { [headerName]: secret } : {}
  return {
    asksFor: (numbers) => {
      const asked = numbersIn(urlTemplate, numbers)
      if (!asked) throw apiError('check/number-missing')
      return asked
    },
    ask: async (numbers) => {
      const got = await getJson(fillTemplate(urlTemplate, numbers), headers)
      return readAnswer(service, got)
    },
  }
}
