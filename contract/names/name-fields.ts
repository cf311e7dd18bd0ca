import { imitatesLatin } from '@costard/quotes'
import { z } from 'zod'
import { hasInvisible, hasLetter, nameIn, withoutInvisible } from './names.ts'

/** Code of an issue that a name field reports, beside path and message. */
export type NameIssue = 'name/invisible' | 'name/wordless' | 'name/look-alike'

export const invisibleIssue = {
  message: 'Has an invisible character',
  params: { code: 'name/invisible' satisfies NameIssue },
}

/**
 * A name that somebody types and others read. These fields are for inputs: what is stored can be older than the rule
 * and is still read.
 */
export function nameField(maxLength: number): z.ZodString {
  return optionalNameField(maxLength).min(1)
}

/** A name under which mail is sent: it does not imitate another one with letters of another script. */
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

/** A line of text in which nothing is invisible, such as a tag. */
export function visibleField(maxLength: number): z.ZodString {
  return (
    z
      .string()
      .trim()
      // Texts that are too long are refused before the slower checks.
      .max(maxLength, { abort: true })
      .refine((text) => !hasInvisible(text), { error: invisibleIssue.message, params: invisibleIssue.params })
  )
}

/** A name that strangers may leave out: it is made readable and never refused. */
export function visitorNameField(maxLength: number): z.ZodString {
  return z.string().overwrite(nameIn).max(maxLength)
}

/** A name that is copied and not typed, such as that of a file: what is invisible is dropped. */
export function copiedNameField(maxLength: number): z.ZodString {
  return z.string().overwrite(withoutInvisible).trim().min(1).max(maxLength)
}
