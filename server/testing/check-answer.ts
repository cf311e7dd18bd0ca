import assert from 'node:assert/strict'
import type { ErrorObject } from 'ajv'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { openApiDocument } from '../product/open-api/open-api-document.ts'

interface Operation {
  readonly id: string
  readonly path: RegExp
  readonly method: string
  readonly responses: Readonly<Record<string, Response>>
  /** Number of path segments that are not parameters. */
  readonly names: number
}

interface Response {
  readonly $ref?: string
  readonly content?: Readonly<Record<string, { readonly schema?: object }>>
}

/** The head of a response to a call. path: below /api. type: the media type, with its parameters. */
export interface Received {
  readonly method: string
  readonly path: string
  readonly status: number
  readonly type: string
}

/** Name of an operation in the OpenAPI document, such as quotes.create, and the status of the response. */
export interface CheckedAnswer {
  readonly operation: string
  readonly status: number
}

/**
 * Checks a response of our API against the OpenAPI document. Returns undefined if no operation matches, as
 * for an unknown address. Throws for a status, media type or body that the document does not allow.
 */
export async function checkAnswer(
  { method, path, status, type }: Received,
  body: unknown,
): Promise<CheckedAnswer | undefined> {
  const { operations, ajv } = await (described ??= describe())
  const plain = path.split('?', 1)[0] ?? ''
  const operation = operations.find((one) => one.method === method && one.path.test(plain))
  if (!operation || status === 405 || status === 304) return undefined
  const key = `${operation.id} ${status}`
  const checked = { operation: operation.id, status }
  const response = operation.responses[status] ?? operation.responses.default
  assert.ok(response && operation.responses[status], `${key} is not in the OpenAPI document`)
  const media = response.content?.[type.split(';', 1)[0] ?? '']
  if (!response.content) return checked
  assert.ok(media, `${key} as ${type} is not in the OpenAPI document`)
  if (!/json/.test(type) || !media.schema) return checked
  const validate = (validators[key] ??= ajv.compile({
    ...media.schema,
    components: undefined,
    $id: `costard:${key}`,
  }))
  if (!validate(body)) assert.fail(`${key} is not as the OpenAPI document says: ${errorsIn(validate.errors)}`)
  return checked
}

/** Returns the names of all operations in the OpenAPI document, with the success statuses that have JSON. */
export async function describedOperations(): Promise<
  readonly { readonly id: string; readonly success: readonly number[] }[]
> {
  const { operations } = await (described ??= describe())
  return operations.map(({ id, responses }) => ({
    id,
    success: Object.entries(responses)
      .filter(([, { content }]) => content?.['application/json'])
      .map(([status]) => Number(status))
      .filter((status) => status < 300),
  }))
}

const validators: Record<string, ValidateFunction> = {}
let described: Promise<{ operations: readonly Operation[]; ajv: Ajv2020 }> | undefined

async function describe(): Promise<{ operations: readonly Operation[]; ajv: Ajv2020 }> {
  const parts = { publicUrl: 'https://shop.example', productName: 'Costard', supportEmail: undefined }
  const text = JSON.stringify(await openApiDocument(parts))
  // Components become a separate schema, of which ajv compiles only what is referenced.
  const document = JSON.parse(text.replaceAll('"#/components/schemas/', '"costard:components#/$defs/')) as {
    paths: Record<string, Record<string, { operationId: string; responses: Operation['responses'] }>>
    components: { schemas: object; responses: Record<string, Response> }
  }
  const ajv = new Ajv2020({ strict: false, validateFormats: false })
  ajv.addSchema({ $id: 'costard:components', $defs: document.components.schemas })
  const resolved = (response: Response): Response =>
    (response.$ref && document.components.responses[response.$ref.replace(/^.*\//, '')]) || response
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId, responses }]) => ({
      id: operationId,
      path: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}/?$`),
      method: method.toUpperCase(),
      responses: Object.fromEntries(
        Object.entries(responses).map(([status, response]) => [status, resolved(response)]),
      ),
      names: path.split('/').filter((segment) => !segment.startsWith('{')).length,
    })),
  )
  return { operations: operations.toSorted((one, other) => other.names - one.names), ajv }
}

function errorsIn(errors: readonly ErrorObject[] | null | undefined): string {
  return (errors ?? [])
    .map(({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`)
    .join('; ')
}
