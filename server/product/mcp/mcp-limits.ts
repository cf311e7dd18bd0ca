/** Limits of data for assistants at /mcp. docs/limits.md lists them. */
export const mcpLimits = {
  resourcesPerPage: 50,
  maxPromptArgument: 200,
  maxQuoteLines: 50,
} as const

export const mcpLimitTexts: Readonly<Record<keyof typeof mcpLimits, string>> = {
  resourcesPerPage: 'Catalogs in a page of resources',
  maxPromptArgument: 'Characters of the device in a prompt',
  maxQuoteLines: 'Lines of a quote that is read as a resource; its lineCount has all',
}
