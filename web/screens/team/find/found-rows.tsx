import { UnstyledButton } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { KeyWords } from '#ui/notes/key-words.tsx'
import classes from './find-dialog.module.css'
import { findGroups, type FindRow } from './find-row.ts'
import { markWords } from './typed-words.ts'

/**
 * The found rows in groups, one of them selected. They are not focusable: the search field keeps the focus.
 */
export function FoundRows({
  id,
  rows,
  words,
  current,
  idOf,
  choose,
  open,
}: {
  readonly id: string
  readonly rows: readonly FindRow[]
  readonly words: string
  readonly current: number
  readonly idOf: (index: number) => string
  readonly choose: (index: number) => void
  readonly open: (row: FindRow, inNewTab: boolean) => void
}) {
  const t = useTranslations('find')
  const names = useTranslations('team')
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [current, rows])
  return (
    <div ref={list} id={id} role="listbox" aria-label={t('results')}>
      {findGroups.map((group) => {
        const own = rows.flatMap((row, index) => (row.group === group ? [{ row, index }] : []))
        return own.length === 0 ? undefined : (
          <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
            <div className={classes.group} id={`${id}-${group}`} role="presentation">
              {group === 'do' ? t('do') : names(group)}
            </div>
            {own.map(({ row, index }) => (
              <UnstyledButton
                key={row.key}
                id={idOf(index)}
                className={classes.row}
                role="option"
                tabIndex={-1}
                aria-selected={index === current}
                onMouseMove={() => index !== current && choose(index)}
                onMouseDown={(event) => event.preventDefault()}
                onClick={(event) => open(row, event.ctrlKey || event.metaKey)}
              >
                <row.Icon size={18} stroke={1.75} aria-hidden="true" />
                <span className={classes.words}>
                  <Marked text={row.title} words={words} />{' '}
                  {row.detail !== undefined && (
                    <small>
                      <Marked text={row.detail} words={words} />
                    </small>
                  )}
                </span>
                {row.end !== undefined && <span className={classes.end}>{row.end}</span>}
                <Keys keys={row.keys ?? (index === current && row.end === undefined ? 'Enter' : '')} />
              </UnstyledButton>
            ))}
          </div>
        )
      })}
    </div>
  )
}

function Keys({ keys }: { readonly keys: string }) {
  if (keys === '') return undefined
  return (
    <span className={classes.keys} aria-hidden="true">
      {keys.split(' ').map((key) => (
        <kbd key={key}>
          <KeyWords keys={key} />
        </kbd>
      ))}
    </span>
  )
}

function Marked({ text, words }: { readonly text: string; readonly words: string }) {
  return markWords(text, words).map((part, at) =>
    part.isFound ? <mark key={at}>{part.text}</mark> : part.text,
  )
}
