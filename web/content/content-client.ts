import { type Client, createClient } from '@prismicio/client'
import type { ClientConfig } from '#api/client-config.ts'

/** The client requires a name, even if the address does not contain one. */
const repositoryName = 'costard'

/** Prismic's unmodified client, for our own content service or a Prismic repository. */
export function contentClient({ contentEndpoint, contentToken }: ClientConfig['costard']): Client {
  return createClient(repositoryName, {
    documentAPIEndpoint: contentEndpoint,
    ...(contentToken !== undefined && { accessToken: contentToken }),
  })
}
