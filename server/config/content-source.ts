import { resolve } from 'node:path'
import { ConfigError } from './config-error.ts'
import type { Variables } from './environment.ts'

/** Source of the help and the legal pages: files, or a Prismic repository. */
export type ContentSource =
  | {
      readonly kind: 'embedded'
      /** Absolute path of a folder whose files replace built-in files of the same name. */
      readonly folder: string | undefined
      /** undefined: one is created at the first start. */
      readonly accessToken: string | undefined
    }
  | {
      readonly kind: 'prismic'
      /** Address of the Content API v2, such as https://shop.cdn.prismic.io/api/v2 */
      readonly endpoint: string
      /** Sent to every browser, so it must only give access to published content. */
      readonly accessToken: string | undefined
    }

/** Throws ConfigError. */
export function readContentSource(variables: Variables): ContentSource {
  const { CONTENT: kind, CONTENT_DIR: folder, CONTENT_API_URL: endpoint } = variables
  const accessToken = variables.CONTENT_ACCESS_TOKEN
  if (kind === 'embedded') {
    if (endpoint !== undefined)
      throw new ConfigError('CONTENT_API_URL: is set, but CONTENT is embedded; accepted: leave it unset')
    return { kind, folder: folder === undefined ? undefined : resolve(folder), accessToken }
  }
  if (folder !== undefined)
    throw new ConfigError('CONTENT_DIR: is set, but CONTENT is prismic; accepted: leave it unset')
  if (endpoint === undefined)
    throw new ConfigError(
      'CONTENT_API_URL: is missing; accepted with CONTENT=prismic: https://{repository}.cdn.prismic.io/api/v2',
    )
  return { kind, endpoint: endpoint.replace(/\/+$/, ''), accessToken }
}
