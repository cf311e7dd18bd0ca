import type { SaveLookUpService } from '@costard/contract'
import { apiError } from '../calls/api-error.ts'
import { fillTemplate, numbersIn } from './address-template.ts'
import type { GetJson } from './get-json.ts'
import type { CheckProvider } from './provider.ts'
import { readAnswer } from './read-answer.ts'

type HttpService = Pick<SaveLookUpService, 'urlTemplate' | 'headerName' | 'mappings' | 'referencePointer'> & {
  readonly secret: string | undefined
}

/** Look-up service of a team: one GET per device. */
export function httpProvider(service: HttpService, getJson: GetJson): CheckProvider {
  const { urlTemplate, headerName, secret } = service
  const headers = headerName !== '' && secret !== undefined ? { [headerName]: secret } : {}
  return {
    queryNumbers: (numbers) => {
      const query = numbersIn(urlTemplate, numbers)
      if (!query) throw apiError('check/number-missing')
      return query
    },
    query: async (numbers) => {
      const response = await getJson(fillTemplate(urlTemplate, numbers), headers)
      return readAnswer(service, response)
    },
  }
}
