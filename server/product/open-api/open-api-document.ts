import { contract, type ContractCall, contractCalls } from '@costard/contract'
import { OpenAPIGenerator } from '@orpc/openapi'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import { z } from 'zod'
import type { Config } from '#config'
import { ownComponents, ownSchemas } from './components.ts'
import { describedSchemas, namedSchemas } from './described-schemas.ts'
import { collectRefusals } from './describe-refusals.ts'
import { exampleOf } from './examples.ts'
import { withoutOddities } from './without-oddities.ts'
import { tagTexts } from './tag-texts.ts'
import { webhooks } from './webhooks.ts'

type Document = Awaited<ReturnType<OpenAPIGenerator['generate']>>
type Responses = NonNullable<NonNullable<Document['components']>['responses']>
type Operation = NonNullable<NonNullable<Document['paths']>[string]>['get']

/** Returns the contract as OpenAPI 3.1, with the actual error bodies. */
export async function openApiDocument({
  publicUrl,
  productName,
  supportEmail,
}: Pick<Config, 'publicUrl' | 'productName' | 'supportEmail'>): Promise<Document> {
  described ??= describeContract()
  return {
    ...(await described),
    info: {
      title: `${productName} Pro`,
      version: '1',
      summary: 'Teams, catalogs, customers and quotes',
      description:
        'Version 1. Sign in through the identity service and send its id token as a bearer token, or send an API key of a team, for the calls that name its scope. ' +
        'Refusals are problem details (RFC 9457): codes are stable, sentences are not, and /api/problems lists them. ' +
        'A method that an address does not have is 405 with Allow. ' +
        'Pages of other sites read only answers to an API key that lists their origin (CORS). ' +
        'New calls, optional fields, members of answers and codes come without notice. Anything else is announced for at least 12 months: the call is deprecated here, and its answers have the headers Deprecation and Sunset.',
      contact: {
        name: `${productName} Pro`,
        ...(supportEmail ? { email: supportEmail } : { url: publicUrl }),
      },
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [{ url: `${publicUrl}/api` }],
  }
}

/** Built once per process: takes 0.2 s, and is the same for all servers. */
let described: Promise<Document> | undefined

async function describeContract(): Promise<Document> {
  const generator = new OpenAPIGenerator({
    schemaConverters: [
      new ZodToJsonSchemaConverter({
        interceptors: [
          ({ next, schema, ...rest }) =>
            next({ ...rest, schema: describedSchemas.get(schema) ?? plain(schema) }),
        ],
      }),
    ],
  })
  const generated = await generator.generate(contract, {
    components: {
      securitySchemes: {
        idToken: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'Of a signed-in person.',
        },
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
  })
  const document = withoutOddities(generated)
  const refusals = collectRefusals()
  for (const call of contractCalls(contract)) describeCall(operationOf(document, call), call, refusals)
  const { components = {} } = document
  const tags = new Set([...Object.values(document.paths ?? {}).flatMap(tagsOf), 'Webhooks'])
  return {
    ...document,
    tags: [...tags].toSorted().map((name) => ({ name, description: tagTexts[name] ?? name })),
    // The document is generated here, and checked by linters and by the answers in every test.
    webhooks: webhooks() as NonNullable<Document['webhooks']>,
    components: {
      ...components,
      ...(ownComponents as object),
      responses: { ...(ownComponents.responses as object), ...(refusals.responses as Responses) },
      schemas: { ...components.schemas, ...ownSchemas() },
    },
  }
}

/** Booleans in a query are texts for the contract, but booleans for clients. */
function plain<Schema>(schema: Schema): Schema | z.ZodBoolean {
  const isPipe = schema instanceof z.ZodPipe && schema.def.in instanceof z.ZodString
  return isPipe && schema.def.out instanceof z.ZodBoolean ? z.boolean() : schema
}

function operationOf(document: Document, { method, address }: ContractCall): NonNullable<Operation> {
  const found = document.paths?.[address]?.[method.toLowerCase() as 'get']
  if (!found) throw new Error(`${method} ${address} is not in the document`)
  return found
}

function tagsOf(path: object | undefined): readonly string[] {
  return Object.values(path ?? {}).flatMap((operation) => (operation as { tags?: string[] }).tags ?? [])
}

/** Adds the contract's facts besides input and output: refusals, headers, allowed callers, an example. */
function describeCall(
  operation: NonNullable<Operation>,
  call: ContractCall,
  refusals: ReturnType<typeof collectRefusals>,
): void {
  const { meta, path, method } = call
  const [group, name] = path
  const groups: Readonly<Record<string, Readonly<Record<string, { '~orpc': { errorMap: object } }>>>> =
    contract
  const stated = Object.keys(groups[group]?.[name]?.['~orpc'].errorMap ?? {})
  const succeeded = Object.entries(operation.responses ?? {}).filter(([status]) => status.startsWith('2'))
  const isTagged = succeeded.some(([, response]) => JSON.stringify(response).includes('"rev":'))
  for (const [, response] of succeeded)
    Object.assign(response, {
      headers: Object.fromEntries(
        ['X-Request-Id', ...(isTagged ? ['ETag'] : [])].map((header) => [
          header,
          { $ref: `#/components/headers/${header}` },
        ]),
      ),
    })
  const responses = {
    ...Object.fromEntries(succeeded),
    ...(isTagged && method === 'GET' && { 304: { $ref: '#/components/responses/NotModified' } }),
    ...refusals.of(call, stated),
  }
  const asked = [
    meta.isRecorded && !meta.hasSecretAnswer && !meta.isStreamed && 'IdempotencyKey',
    call.takesRev && 'IfMatch',
    isTagged && method === 'GET' && 'IfNoneMatch',
  ].filter((one) => typeof one === 'string')
  Object.assign(operation, {
    description: operation.description ?? operation.summary,
    responses,
    parameters: [
      ...(operation.parameters ?? []),
      ...asked.map((parameter) => ({ $ref: `#/components/parameters/${parameter}` })),
    ],
    security: securityOf(call),
  })
  const example = exampleOf(call.operation)
  if (example?.request && operation.requestBody && 'content' in operation.requestBody)
    for (const media of Object.values(operation.requestBody.content)) media.example = example.request
  if (example?.answer)
    for (const [, response] of succeeded)
      if ('content' in response)
        Object.assign(response.content?.['application/json'] ?? {}, { example: example.answer })
}

function securityOf({ meta: { access, scope } }: ContractCall): Record<string, string[]>[] {
  if (access === 'anybody') return []
  return scope === undefined ? [{ idToken: [] }] : [{ idToken: [] }, { apiKey: [] }]
}
