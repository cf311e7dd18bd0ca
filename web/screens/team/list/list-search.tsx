import { TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useKeys } from '#ui/layout/use-keys.ts'
import { Icon } from '#ui/icon.tsx'
import classes from './list-search.module.css'

/** Debounce of the search. Milliseconds. */
const restMs = 250

/** Search field whose text is kept in the URL. `/` focuses it, Escape clears it, then leaves it. */
export function ListSearch({
  label,
  hint,
  isLarge = false,
}: {
  readonly label: string
  readonly hint: string
  /** For a search that is the main element of its page. */
  readonly isLarge?: boolean
}) {
  const [params, setParams] = useSearchParams()
  const search = params.get('search') ?? ''
  const [text, setText] = useState(search)
  const [known, setKnown] = useState(search)
  if (search !== known) {
    // The URL changed elsewhere, by "Clear filters" or the back button.
    setKnown(search)
    if (search !== text.trim()) setText(search)
  }
  const input = useRef<HTMLInputElement>(null)
  useKeys({ '/': () => input.current?.focus() })
  useEffect(() => {
    const words = text.trim()
    if (words === search) return
    const rest = setTimeout(() => {
      const change = (before: URLSearchParams) => {
        const after = new URLSearchParams(before)
        if (words === '') after.delete('search')
        else after.set('search', words)
        return after
      }
      setParams(change, { replace: true, preventScrollReset: true })
    }, restMs)
    return () => clearTimeout(rest)
  }, [text, search, setParams])
  return (
    <TextInput
      ref={input}
      className={classes.search}
      wrapperProps={{ 'data-large': isLarge || undefined }}
      type="search"
      size={isLarge ? 'md' : 'xs'}
      aria-label={label}
      placeholder={hint}
      maxLength={120}
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
      onKeyDown={({ key, currentTarget }) => {
        if (key !== 'Escape') return
        if (text === '') currentTarget.blur()
        else setText('')
      }}
      leftSection={<Icon of={IconSearch} size={16} />}
      rightSection={<kbd className={classes.slash}>/</kbd>}
      rightSectionPointerEvents="none"
    />
  )
}
