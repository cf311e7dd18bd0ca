import { asciiEmail, findEmailProblem } from '#forms/email.ts'

export interface TypedAddresses {
  /** Addresses to invite, normalised like on the server, without duplicates. */
  readonly emails: readonly string[]
  /** Texts that are not addresses, as typed. */
  readonly wrong: readonly string[]
  readonly members: readonly string[]
  readonly invited: readonly string[]
}

/** Parses a list of addresses separated by commas, semicolons or spaces, as written by mail programs. */
export function typedAddresses(
  text: string,
  known: { readonly members: ReadonlySet<string>; readonly invited: ReadonlySet<string> },
): TypedAddresses {
  const words = [...new Set(text.split(/[\s,;]+/).filter(Boolean))]
  const wrong = words.filter((word) => findEmailProblem(bare(word)) !== undefined && word.includes('@'))
  // "Oscar Lindqvist <oscar@shop.example>": the name is dropped.
  const typed = words.filter((word) => findEmailProblem(bare(word)) === undefined)
  const emails = [...new Set(typed.map((word) => asciiEmail(bare(word)).toLowerCase()))]
  const hasNames = words.some((word) => word.startsWith('<'))
  return {
    emails: emails.filter((email) => !known.members.has(email) && !known.invited.has(email)),
    wrong: hasNames ? wrong : words.filter((word) => findEmailProblem(bare(word)) !== undefined),
    members: emails.filter((email) => known.members.has(email)),
    invited: emails.filter((email) => known.invited.has(email)),
  }
}

function bare(word: string): string {
  return word.replace(/^<|>$/g, '')
}
