import { queryOptions, useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { ClientConfig } from '#api/client-config.ts'
import { useClientConfig } from '#api/client-config-context.ts'
import { useRegion } from '#messages/region-context.ts'
import { type Answer, answersIn } from './answer.ts'
import { contentClient } from './content-client.ts'

/** All answers in the language of the user, or in the master language of the repository. */
export function useAnswers(): UseQueryResult<readonly Answer[]> {
  const { costard } = useClientConfig()
  const { language } = useRegion()
  return useQuery(answersQuery(costard, language))
}

function answersQuery(config: ClientConfig['costard'], language: string) {
  return queryOptions({
    queryKey: ['answers', config.contentEndpoint, language],
    staleTime: Infinity,
    queryFn: async () => {
      const client = contentClient(config)
      const { languages } = await client.getRepository()
      const lang = languages.find(({ id }) => id === language || id.startsWith(`${language}-`))?.id
      const found = lang === undefined ? [] : await client.getAllByType('faq', { lang })
      return answersIn(found.length > 0 ? found : await client.getAllByType('faq'))
    },
  })
}
