import { contract } from '@costard/contract'
import { OpenAPIGenerator } from '@orpc/openapi'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import type { Config } from '#config'
import { describedSchemas, namedSchemas } from './described-schemas.ts'

type Document = Awaited<ReturnType<OpenAPIGenerator['generate']>>

/** Returns the contract as OpenAPI 3.1, with the actual error bodies. */
export async function openApiDocument({
  publicUrl,
  productName,
}: Pick<Config, 'publicUrl' | 'productName'>): Promise<Document> {
  described ??= describeContract()
  return {
    ...(await described),
    info: {
      title: `${productName} Pro`,
      version: '1',
      description:
        'Teams, catalogs, customers and quotes. Sign in through the identity service and send its id token as a bearer token, or send an API key of a team, for the calls that name its scope. ' +
        'Errors are {"error": {"code", "message", "detail"}}. Codes are stable, messages are not. ' +
        'In addition to the documented codes, any call may return request/invalid or request/malformed (400), request/wrong-method (405), request/too-large (413), request/wrong-type (415), ' +
        'request/too-many (429), server/failed (500), server/unavailable (503) and, if it requires an id token, identity/unavailable (503). ' +
        '429 and server/unavailable have the header Retry-After, in seconds.',
    },
    servers: [{ url: `${publicUrl}/api` }],
  }
}

/** Built once per process: it takes 0.2 s and is the same for all servers. */
let described: Promise<Document> | undefined

/** Scopes by operation. */
const scopes: ReadonlyMap<string | undefined, string | undefined> = new Map(
  Object.entries(contract).flatMap(([group, calls]) =>
    Object.entries(calls).map(([name, { '~orpc': of }]) => [`${group}.${name}`, of.meta.scope]),
  ),
)

async function describeContract(): Promise<Document> {
  const generator = new OpenAPIGenerator({
    schemaConverters: [
      new ZodToJsonSchemaConverter({
        interceptors: [
          ({ next, schema, ...rest }) => next({ ...rest, schema: describedSchemas.get(schema) ?? schema }),
        ],
      }),
    ],
  })
  const document = await generator.generate(contract, {
    components: {
      securitySchemes: {
        idToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        apiKey: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'cp_live_…',
          description: 'An API key of a team.',
        },
      },
    },
    security: [{ idToken: [] }],
    commonSchemas: Object.fromEntries(
      Object.entries(namedSchemas).map(([name, schema]) => [name, { schema, strategy: 'output' }]),
    ),
    customErrorResponseBodySchema: (errors) => ({
      type: 'object',
      required: ['error'],
      properties: {
        error: {
          type: 'object',
          required: ['code', 'message'],
          properties: {
            code: { enum: errors.map(([code]) => code) },
            message: { type: 'string' },
            detail: {},
          },
        },
      },
    }),
  })
  for (const path of Object.values(document.paths ?? {}))
    for (const operation of [path?.get, path?.post, path?.put, path?.patch, path?.delete]) {
      const scope = scopes.get(operation?.operationId)
      // Calls without a 401 need no id token.
      if (operation && !operation.responses?.['401']) operation.security = []
      else if (operation && scope !== undefined) operation.security = [{ idToken: [] }, { apiKey: [scope] }]
    }
  return document
}
