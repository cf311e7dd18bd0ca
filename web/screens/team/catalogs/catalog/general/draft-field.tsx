import { TextInput, Textarea } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useTextProblem } from '../../rules/fields/use-text-problem.ts'
import type { Parsed } from './parsed.ts'

/** A field that saves its value on blur or Enter, if valid. */
export function DraftField<Value>({
  label,
  description,
  text,
  parse,
  onCommit,
  maxLength,
  placeholder,
  isLong = false,
  width,
  rightSection,
}: {
  readonly label: string
  readonly description?: ReactNode
  /** The stored value as text. */
  readonly text: string
  readonly parse: (text: string) => Parsed<Value>
  readonly onCommit: (value: Value) => void
  readonly maxLength?: number
  readonly placeholder?: string
  readonly isLong?: boolean
  readonly width?: string
  readonly rightSection?: ReactNode
}) {
  const [typed, setTyped] = useState<string>()
  const problemOf = useTextProblem()
  const parsed = typed === undefined ? undefined : read(typed)
  const error = parsed && 'error' in parsed ? parsed.error : undefined

  function read(written: string): Parsed<Value> {
    const problem = problemOf(written, maxLength, isLong)
    return problem === undefined ? parse(written) : { error: problem }
  }

  function commit(): void {
    if (typed === undefined || !parsed || 'error' in parsed) return
    setTyped(undefined)
    if (typed !== text) onCommit(parsed.value)
  }

  const Field = isLong ? Textarea : TextInput
  return (
    <Field
      label={label}
      description={description}
      placeholder={placeholder}
      value={typed ?? text}
      error={error}
      w={width}
      rightSection={rightSection}
      {...(isLong && { autosize: true, minRows: 2 })}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !isLong) commit()
        if (event.key === 'Escape') setTyped(undefined)
      }}
    />
  )
}
