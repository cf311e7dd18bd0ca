import { type ApiScope, type CallMeta, contract } from '@costard/contract'
import { z } from 'zod'

/** A call of the contract that assistants are offered. None of them sends anything to a customer. */
interface Offered {
  readonly title: string
  readonly procedure: {
    readonly '~orpc': { route: { summary?: string }; meta: CallMeta; inputSchema?: unknown }
  }
  /** In the contract and in the router. */
  readonly path: readonly [string, string]
  readonly note: string
}

const offered = {
  identify_device: {
    title: 'Identify a device',
    procedure: contract.devices.identify,
    path: ['devices', 'identify'],
    note: 'An IMEI names no model by itself: ask for it. Several candidates or variants: ask which.',
  },
  price_device: {
    title: 'Price a device',
    procedure: contract.devicePrices.compute,
    path: ['devicePrices', 'compute'],
    note: 'Start without answers, ask what is open, and call again with all answers. Tell an amount only if there is one.',
  },
  explain_price: {
    title: 'Explain a price',
    procedure: contract.devicePrices.explain,
    path: ['devicePrices', 'explain'],
    note: 'Takes what price_device takes.',
  },
  draft_quote: {
    title: 'Draft a quote',
    procedure: contract.quotes.add,
    path: ['quotes', 'add'],
    note: 'Takes devices of identify_device and answers of price_device. Nothing is sent: a person opens its address, looks at it and sends it.',
  },
} as const satisfies Record<string, Offered>

export type ToolName = keyof typeof offered

/** A tool as the protocol describes it, with the call behind it. */
export interface McpTool {
  readonly name: ToolName
  readonly described: {
    readonly title: string
    readonly description: string
    readonly inputSchema: { readonly type: 'object' } & Record<string, unknown>
    readonly annotations: { readonly readOnlyHint: boolean; readonly destructiveHint: false }
  }
  readonly scope: ApiScope | undefined
  readonly path: readonly [string, string]
}

export const mcpTools: readonly McpTool[] = (Object.keys(offered) as ToolName[]).map((name) => {
  const { title, procedure, path, note } = offered[name]
  const { route, meta, inputSchema } = procedure['~orpc']
  return {
    name,
    described: {
      title,
      description: `${route.summary ?? title}. ${note}`,
      inputSchema: withoutTeam(inputSchema as z.ZodType),
      annotations: { readOnlyHint: !meta.isRecorded, destructiveHint: false },
    },
    scope: meta.scope,
    path,
  }
})

/** The team is the one of the key. */
function withoutTeam(input: z.ZodType): McpTool['described']['inputSchema'] {
  const { $schema: _, ...schema } = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' })
  const { teamId: __, ...properties } = schema.properties ?? {}
  const required = (schema.required ?? []).filter((name) => name !== 'teamId')
  return { ...schema, type: 'object', properties, required }
}
