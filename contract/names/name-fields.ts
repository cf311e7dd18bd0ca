import { imitatesLatin } from '@costard/quotes'
import { z } from 'zod'
import { hasInvisible, hasLetter, nameIn, withoutInvisible } from './names.ts'

/** Code of an issue of a name field, reported beside path and message. */
export type NameIssue = 'name/invisible' | 'name/wordless' | 'name/look-alike'

export const invisibleIssue = {
  message: 'Has an invisible character',
  params: { code: 'name/invisible' satisfies NameIssue },
}

/**
 * Schema of a name that a person types. Only for inputs: stored names can be older than the rules and must
 * stay readable.
 */
export function nameField(maxLength: number): z.ZodString {
  return optionalNameField(maxLength).min(1)
}

/**
 * Schema of a name used as the sender of mail: refuses imitations with look-alike letters of another script.
 */
export function senderNameField(maxLength: number): z.ZodString {
  return nameField(maxLength).refine((text) => !imitatesLatin(text), {
    error: 'Has letters of another script that look like Latin ones',
    params: { code: 'name/look-alike' satisfies NameIssue },
  })
}

/** Like nameField, but also accepts an empty text. */
export function optionalNameField(maxLength: number): z.ZodString {
  return visibleField(maxLength).refine((text) => text === '' || hasLetter(text), {
    error: 'Has no letter and no digit',
    params: { code: 'name/wordless' satisfies NameIssue },
  })
}

/** A line of text without invisible characters, such as a tag. */
export function visibleField(maxLength: number): z.ZodString {
  return (
    z
      .string()
      .trim()
      // Check the length first: the other checks are slower.
      .max(maxLength, { abort: true })
      .refine((text) => !hasInvisible(text), { error: invisibleIssue.message, params: invisibleIssue.params })
  )
}

/** Schema of an optional name that a stranger types: cleaned, never refused. */
export function visitorNameField(maxLength: number): z.ZodString {
  return z.string().overwrite(nameIn).max(maxLength)
}

/** Schema of a copied name, such as that of a file: drops invisible characters. */
export function copiedNameField(maxLength: number): z.ZodString {
  return z.string().overwrite(withoutInvisible).trim().min(1).max(maxLength)
}
