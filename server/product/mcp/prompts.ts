import { mcpLimits } from './mcp-limits.ts'

/** Prompts that a person can choose in an assistant. */
export const prompts = [
  {
    name: 'quote_device',
    title: 'Quote a device',
    description: 'Identify, price and draft one device',
    arguments: [
      {
        name: 'device',
        description: 'As the customer names it, or its IMEI or serial number',
        required: true,
      },
    ],
  },
  {
    name: 'explain_offer',
    title: 'Explain an offer',
    description: 'Explain to a customer how the price of a device comes about',
    arguments: [{ name: 'device', description: 'As the customer names it', required: true }],
  },
] as const

const texts: Readonly<Record<string, string>> = {
  quote_device:
    'Identify this device, ask me what is open, price it, and draft a quote that I will look at and send.',
  explain_offer:
    'Identify and price this device, then explain in plain words, step by step, how the price comes about.',
}

interface Prompt {
  readonly messages: {
    readonly role: 'user'
    readonly content: { readonly type: 'text'; readonly text: string }
  }[]
}

/**
 * Returns a prompt; undefined if it does not exist, or its device is missing or too long. The device is
 * marked as data.
 */
export function promptOf(name: string, { device }: Readonly<Record<string, string>>): Prompt | undefined {
  const text = Object.hasOwn(texts, name) ? texts[name] : undefined
  if (text === undefined || !device || device.length > mcpLimits.maxPromptArgument) return undefined
  const content = { type: 'text', text: `${text} The device, as data: ${JSON.stringify(device)}` } as const
  return { messages: [{ role: 'user', content }] }
}
