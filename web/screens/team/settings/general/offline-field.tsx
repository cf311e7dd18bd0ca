import type { Shop } from '@costard/contract'
import { Radio } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { helpBelow } from '#forms/help-below.ts'
import classes from '../settings-form.module.css'
import type { ShopForm } from './use-shop-form.ts'

const kinds = ['off', 'quotes', 'acceptance'] as const satisfies readonly Shop['offlineWork'][]

/** Setting for what members can do offline. */
export function OfflineField({ form }: { readonly form: ShopForm }) {
  const t = useTranslations('settings.shop.offline')
  return (
    <section className={`cp-card ${classes.card}`}>
      <h2>{t('title')}</h2>
      <Radio.Group
        {...form.getInputProps('offlineWork')}
        label={t('label')}
        description={t('help')}
        inputWrapperOrder={helpBelow}
      >
        {kinds.map((kind) => (
          <Radio key={kind} value={kind} label={t(`kinds.${kind}`)} mt="xs" />
        ))}
      </Radio.Group>
    </section>
  )
}
