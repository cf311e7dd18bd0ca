import { Server } from '@modelcontextprotocol/sdk/server/index.js'
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'
import {
  CallToolRequestSchema,
  type CallToolResult,
  ErrorCode as ProtocolError,
  ListToolsRequestSchema,
  McpError,
} from '@modelcontextprotocol/sdk/types.js'
import { mcpTools, type McpTool } from './mcp-tools.ts'

/** Answer of a tool: a value, or the error of its call. */
export type ToolAnswer =
  | { readonly value: unknown }
  | { readonly error: object; readonly amount?: null; readonly reasons?: readonly string[] }

interface Tools {
  readonly name: string
  /** The tools that the key may use. */
  readonly allowed: (tool: McpTool) => boolean
  readonly run: (tool: McpTool, input: Readonly<Record<string, unknown>>) => Promise<ToolAnswer>
}

/** Answers one message, and keeps nothing. */
export async function answerMessage(tools: Tools, request: Request, message: object): Promise<Response> {
  const server = mcpServer(tools)
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
  await server.connect(transport)
  try {
    return await transport.handleRequest(request, { parsedBody: message })
  } finally {
    await server.close()
  }
}

function mcpServer({ name, allowed, run }: Tools): Server {
  const server = new Server({ name, version: '1' }, { capabilities: { tools: {} }, instructions })
  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: mcpTools.filter(allowed).map((tool) => ({ name: tool.name, ...tool.described })),
  }))
  server.setRequestHandler(CallToolRequestSchema, async ({ params }): Promise<CallToolResult> => {
    const tool = mcpTools.find(({ name: known }) => known === params.name)
    if (!tool) throw new McpError(ProtocolError.InvalidParams, 'There is no such tool')
    const answer = await run(tool, params.arguments ?? {})
    const isError = 'error' in answer
    const text = JSON.stringify(isError ? answer : answer.value)
    return { content: [{ type: 'text', text }], ...(isError && { isError }) }
  })
  return server
}

const instructions =
  'Prices of used Apple devices, as this shop buys, repairs and sells them. Identify the device, price it, ask the open ' +
  'questions and price it again. Tell no amount that is not in an answer. A draft is sent by a person, never by you.'
