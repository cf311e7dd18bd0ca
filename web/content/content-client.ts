import { type Client, createClient } from '@prismicio/client'
import type { ClientConfig } from '#api/client-config.ts'

/** A repository has a name even where its address does not. */
const repositoryName = 'costard'

/** The unmodified client of Prismic, for our own content service or a repository there. */
export function contentClient({ contentEndpoint, contentToken }: ClientConfig['costard']): Client {
  return createClient(repositoryName, {
    documentAPIEndpoint: contentEndpoint,
    ...(contentToken !== undefined && { accessToken: contentToken }),
  })
}
