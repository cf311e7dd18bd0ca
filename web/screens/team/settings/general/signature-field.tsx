import { signatureRules } from '@costard/contract'
import { Radio, Stack } from '@mantine/core'
import { useTranslations } from 'use-intl'
import classes from '../settings-form.module.css'
import type { ShopForm } from './use-shop-form.ts'

/** Setting for a drawn signature at acceptance. */
export function SignatureField({ form }: { readonly form: ShopForm }) {
  const t = useTranslations('settings.shop')
  const set = (value: string) => {
    const rule = signatureRules.find((one) => one === value)
    if (rule) form.setFieldValue('signature', rule)
  }
  return (
    <section className={`cp-card ${classes.card}`}>
      <h2>{t('signatureTitle')}</h2>
      <Radio.Group label={t('signature')} value={form.values.signature} onChange={set}>
        <Stack gap="xs" mt="xs">
          {signatureRules.map((rule) => (
            <Radio key={rule} value={rule} label={t(`signatureRule.${rule}`)} />
          ))}
        </Stack>
      </Radio.Group>
    </section>
  )
}
