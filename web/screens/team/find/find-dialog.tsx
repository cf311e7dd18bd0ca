import { CloseButton, Modal } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { KeyWords } from '#ui/notes/key-words.tsx'
import { useFocusBack } from '#ui/use-focus-back.ts'
import { Icon } from '#ui/icon.tsx'
import { useScans } from '../shell/scan-inbox.ts'
import classes from './find-dialog.module.css'
import type { FindRow } from './find-row.ts'
import { FoundRows } from './found-rows.tsx'
import { readTyped } from './typed-words.ts'
import { useActions } from './use-actions.ts'
import { useRecords } from './use-records.tsx'
import { useSettings } from './use-settings.ts'

/** Maximum length of the text, as in the searches of lists. Characters. */
const maxLength = 120

/**
 * Search field for customers, quotes, catalogs, actions and settings. Arrows move, Enter opens, Ctrl+Enter in
 * a new tab.
 */
export function FindDialog({ close }: { readonly close: () => void }) {
  useFocusBack(true)
  const t = useTranslations('find')
  const common = useTranslations('common')
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const typed = readTyped(text)
  const records = useRecords(typed)
  const actions = useActions(typed.words)
  const settings = useSettings(typed.words)
  const rows = records.isSearching
    ? []
    : [...records.rows, ...(typed.scope === 'quotes' ? [] : [...actions, ...settings])]
  const [chosen, setChosen] = useState(0)
  const current = Math.min(chosen, rows.length - 1)
  const listId = useId()
  const idOf = (index: number) => `${listId}-${index}`
  useCloseWhenLeft(close)

  const openRow = ({ does }: FindRow, inNewTab: boolean) => {
    if ('run' in does) {
      close()
      does.run()
    } else if (inNewTab) window.open(does.to, '_blank', 'noopener')
    else {
      close()
      void navigate(does.to)
    }
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    // The browser's own Ctrl+K would leave the page.
    if (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)) event.preventDefault()
    const row = rows[current]
    if (event.key === 'Enter' && row) openRow(row, event.ctrlKey || event.metaKey)
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0 && rows.length > 0) setChosen((current + step + rows.length) % rows.length)
    if (step !== 0 || event.key === 'Enter') event.preventDefault()
  }
  const message = records.isSearching
    ? t('searching')
    : records.isFailed
      ? t('failed')
      : rows.length === 0
        ? t(records.isTooShort ? 'tooShort' : 'none', { words: typed.words })
        : ''
  return (
    <Modal.Root opened onClose={close} size="42rem" centered={false} yOffset="min(14dvh, 8rem)" padding={0}>
      <Modal.Overlay />
      <Modal.Content
        aria-label={t('title')}
        classNames={{ content: classes.content ?? '', inner: classes.inner ?? '' }}
        // Keys pressed here must not reach the screen below. Escape and Tab are handled by the dialog.
        onKeyDown={(event) => !['Escape', 'Tab'].includes(event.key) && event.stopPropagation()}
      >
        <div className={classes.head}>
          <Icon of={IconSearch} />
          <input
            data-autofocus
            role="combobox"
            aria-label={t('title')}
            aria-expanded={rows.length > 0}
            aria-controls={listId}
            aria-autocomplete="list"
            {...(current >= 0 && { 'aria-activedescendant': idOf(current) })}
            placeholder={t('hint')}
            maxLength={maxLength}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="go"
            value={text}
            onChange={(event) => {
              setText(event.currentTarget.value)
              setChosen(0)
            }}
            onKeyDown={onKeyDown}
          />
          <CloseButton aria-label={common('close')} onClick={close} />
        </div>
        <div className={classes.body}>
          <FoundRows
            id={listId}
            rows={rows}
            words={typed.words}
            current={current}
            idOf={idOf}
            choose={setChosen}
            open={openRow}
          />
          <p className={classes.status} role="status" data-unseen={message === '' || undefined}>
            {message}
            {rows.length > 0 && <span className="cp-hidden">{t('count', { count: rows.length })}</span>}
          </p>
        </div>
        <p className={classes.foot}>
          <span>
            <kbd>↑</kbd> <kbd>↓</kbd> {t('move')}
          </span>
          <span>
            <kbd>
              <KeyWords keys="Ctrl" />
            </kbd>{' '}
            <kbd>
              <KeyWords keys="Enter" />
            </kbd>{' '}
            {t('newTab')}
          </span>
          <span className={classes.scopes}>
            {t.rich('scopes', {
              actions: () => <kbd>&gt;</kbd>,
              quotes: () => <kbd>#</kbd>,
            })}
          </span>
        </p>
      </Modal.Content>
    </Modal.Root>
  )
}

/** A scanned device or the back button shows another screen. */
function useCloseWhenLeft(close: () => void): void {
  const { key } = useLocation()
  const { codes } = useScans()
  const [shownAt] = useState({ key, scans: codes.length })
  const isLeft = key !== shownAt.key || codes.length > shownAt.scans
  useEffect(() => {
    if (isLeft) close()
  }, [isLeft, close])
}
