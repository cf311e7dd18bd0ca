import { Button } from '@mantine/core'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { showMore } from '../show-more.ts'
import classes from './customer-screen.module.css'

/** Button that loads the next page, if there is one. */
export function MoreRows({ list }: { readonly list: UseInfiniteQueryResult<InfiniteData<unknown>> }) {
  const t = useTranslations('customers')
  if (!list.hasNextPage) return undefined
  return (
    <Button
      className={classes.more}
      variant="default"
      size="xs"
      aria-busy={list.isFetchingNextPage}
      onClick={() => !list.isFetchingNextPage && void showMore(list)}
    >
      {t(list.isFetchingNextPage ? 'loadingMore' : 'more')}
    </Button>
  )
}
