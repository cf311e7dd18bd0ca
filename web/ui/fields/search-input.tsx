import { TextInput, type TextInputProps } from '@mantine/core'

/** A field that searches the content below. label: also the placeholder. */
export function SearchInput({
  label,
  value,
  onSearch,
  ...look
}: Omit<TextInputProps, 'label' | 'value' | 'onChange' | 'placeholder'> & {
  readonly label: string
  readonly value: string
  readonly onSearch: (words: string) => void
}) {
  return (
    <TextInput
      {...look}
      type="search"
      aria-label={label}
      placeholder={label}
      maxLength={120}
      value={value}
      onChange={({ currentTarget }) => onSearch(currentTarget.value)}
    />
  )
}
