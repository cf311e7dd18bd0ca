import type { Localised } from '@costard/catalogs'
import { catalogLimits, type Language, textIn } from '@costard/contract'
import { useRegion } from '#messages/region-context.ts'
import { withField } from './with-field.ts'
import { withText } from './with-text.ts'
import { TextField, type TextFieldProps } from './text-field.tsx'

/** Texts of a part, the part of them being edited, and a callback for changes. */
export interface EditedWords<Words> {
  readonly words: Words
  readonly language: Language
  readonly onWords: (words: Words) => void
}

/**
 * Field for one of the texts of a part, in the edited language. isRequired: the text is needed in at least
 * one language.
 */
export function WordsField<Name extends string, Words extends { readonly [Key in Name]?: Localised }>({
  words,
  name,
  language,
  onWords,
  isRequired = false,
  placeholder,
  ...look
}: EditedWords<Words> & { readonly name: Name } & Omit<TextFieldProps, 'value' | 'onEnter' | 'maxLength'> & {
    readonly maxLength?: number
  }) {
  const { language: own } = useRegion()
  const text: Localised = words[name] ?? {}
  const hint = (isRequired && textIn(own, text)) || placeholder
  return (
    <TextField
      key={language}
      maxLength={look.isLong ? catalogLimits.maxText : catalogLimits.maxName}
      {...look}
      {...(hint !== undefined && { placeholder: hint })}
      isRequired={isRequired && Object.keys(text).every((one) => one === language)}
      value={text[language] ?? ''}
      onEnter={(typed) => {
        const next = withText(text, language, typed)
        const kept = Object.keys(next).length === 0 ? undefined : next
        // Texts of parts hold localised texts only.
        onWords(withField(words, name, kept as Words[Name] | undefined))
      }}
    />
  )
}
