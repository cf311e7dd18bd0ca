import { Textarea, type TextareaProps } from '@mantine/core'

/** A field for several sentences, which grows with its text. */
export function FreeText({
  onChange,
  ...props
}: Omit<TextareaProps, 'onChange'> & { readonly onChange: (text: string) => void }) {
  return (
    <Textarea autosize minRows={2} {...props} onChange={(event) => onChange(event.currentTarget.value)} />
  )
}
