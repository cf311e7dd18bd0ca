import { catalogLimits } from '@costard/contract'
import { Button, TextInput } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Icon } from '#ui/icon.tsx'
import classes from '../import-prices.module.css'
import type { PriceListState } from '../use-price-list.ts'

/** Shows that the columns are remembered, and a field to name lists of this kind. */
export function NameOfList({ prices }: { readonly prices: PriceListState }) {
  const t = useTranslations('catalogImport.kept')
  const [isNaming, setNaming] = useState(false)
  const { name, setName } = prices
  return (
    <div className={classes.kept}>
      <Icon of={IconCircleCheck} size={18} />
      <p>
        <b>{t('title')}</b> {t('text')}
      </p>
      {isNaming || name !== '' ? (
        <TextInput
          size="xs"
          aria-label={t('name')}
          placeholder={t('name')}
          maxLength={catalogLimits.maxListName}
          autoFocus={isNaming}
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
      ) : (
        <Button size="xs" variant="default" onClick={() => setNaming(true)}>
          {t('nameIt')}
        </Button>
      )}
    </div>
  )
}
