import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { paths } from '#paths'
import { useScreenSize } from '#ui/layout/use-screen-size.ts'
import { KeyWords } from '#ui/notes/key-words.tsx'
import list from '../../list/list.module.css'
import { useTeam } from '../../team-context.ts'
import { useDays } from '../../kit/use-days.ts'

/** Footer of the list: its size, the keys for moving in it, and the button for more. */
export function QuotesFoot({
  found,
  hasKeys,
  exports,
  ...size
}: {
  readonly found: {
    readonly hasNextPage: boolean
    readonly isFetchingNextPage: boolean
    readonly fetchNextPage: () => Promise<unknown>
  }
  /** True if the list has rows, so keys can move in it. */
  readonly hasKeys: boolean
  /** Shown beside the title on wide screens. */
  readonly exports: ReactNode
  readonly shown: number
  /** Absent for a filtered list. */
  readonly all: number | undefined
  readonly searchedTo: string | undefined
}) {
  const common = useTranslations('common')
  const isPhone = useScreenSize() === 'phone'
  return (
    <footer className={list.foot}>
      <span role="status">
        <Shown {...size} />
      </span>
      {!isPhone && hasKeys && <KeyHints />}
      {!isPhone && <BookLink />}
      {found.hasNextPage && (
        <Button
          variant="default"
          size="xs"
          aria-busy={found.isFetchingNextPage}
          onClick={() => !found.isFetchingNextPage && void found.fetchNextPage()}
        >
          {found.isFetchingNextPage ? common('loading') : <MoreWords isCut={size.searchedTo !== undefined} />}
        </Button>
      )}
      {isPhone && exports}
    </footer>
  )
}

function MoreWords({ isCut }: { readonly isCut: boolean }) {
  const t = useTranslations('quotes')
  const further = useTranslations('quoteList')
  return isCut ? further('further') : t('more')
}

/** Number of quotes shown, and how far back a filter without an index has searched. */
function Shown({
  shown,
  all,
  searchedTo,
}: {
  readonly shown: number
  readonly all: number | undefined
  readonly searchedTo: string | undefined
}) {
  const t = useTranslations('quotes')
  const list = useTranslations('quoteList')
  const { timeZone } = useTeam()
  const days = useDays(timeZone)
  const far = searchedTo === undefined ? '' : days.full(searchedTo)
  if (shown === 0) return searchedTo === undefined ? list('searchedSome') : list('searched', { day: far })
  const words = all === undefined ? t('found', { shown }) : t('shown', { shown, all })
  return searchedTo === undefined ? words : `${words}. ${list('searchedMore', { day: far })}`
}

function BookLink() {
  const t = useTranslations('purchaseBook')
  const { id } = useTeam()
  return (
    <Link className="cp-target" to={paths.purchaseBook(id)}>
      {t('title')}
    </Link>
  )
}

function KeyHints() {
  const t = useTranslations('quotes.keys')
  return (
    <span aria-hidden="true">
      <kbd>J</kbd> <kbd>K</kbd> {t('move')} ·{' '}
      <kbd>
        <KeyWords keys="Enter" />
      </kbd>{' '}
      {t('open')}
    </span>
  )
}
