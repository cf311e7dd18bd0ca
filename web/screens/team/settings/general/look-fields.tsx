import { contrastWithWhite, isColor, minContrast, type Shop } from '@costard/contract'
import { Button, TextInput } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { fieldError } from '#forms/field-error.tsx'
import { useFormatter } from '#messages/use-formatter.ts'
import { Icon } from '#ui/icon.tsx'
import classes from '../settings-form.module.css'
import { LogoField } from './logo-field.tsx'
import type { ShopForm } from './use-shop-form.ts'

/** Logo and colour, as customers see them. */
export function LookFields({ form, shop }: { readonly form: ShopForm; readonly shop: Shop }) {
  const t = useTranslations('settings.shop')
  const { color } = form.values
  return (
    <section className={`cp-card ${classes.card}`}>
      <h2>{t('look')}</h2>
      <div className={classes.two}>
        <LogoField shop={shop} color={color !== null && isColor(color) ? color : null} />
        <div className={classes.color}>
          {color === null ? (
            <>
              <span>{t('color')}</span>
              <Button
                className={classes.start}
                variant="default"
                onClick={() => form.setFieldValue('color', firstColor)}
              >
                {t('chooseColor')}
              </Button>
            </>
          ) : (
            <ColorField form={form} color={color} />
          )}
        </div>
      </div>
    </section>
  )
}

/** Initial colour: that of the product. */
const firstColor = '#1d5634'

function ColorField({ form, color }: { readonly form: ShopForm; readonly color: string }) {
  const t = useTranslations('settings.shop')
  const format = useFormatter()
  const set = (next: string) => {
    form.setFieldValue('color', next.trim().toLowerCase())
    form.clearFieldError('color')
  }
  const contrast = isColor(color) ? contrastWithWhite(color) : undefined
  // Rounded down: a contrast of 4.49 is not sufficient.
  const ratio = format.number(Math.floor((contrast ?? 0) * 10) / 10, 1)
  const isWeak = contrast !== undefined && contrast < minContrast
  return (
    <>
      <TextInput
        label={t('color')}
        value={color}
        maxLength={7}
        spellCheck={false}
        leftSection={
          <input
            type="color"
            className={classes.swatch}
            aria-label={t('pickColor')}
            value={contrast === undefined ? firstColor : color}
            onChange={({ currentTarget }) => set(currentTarget.value)}
          />
        }
        onChange={({ currentTarget }) => set(currentTarget.value)}
        error={isWeak ? fieldError(t('contrastWeak', { ratio })) : form.errors['color']}
      />
      {contrast !== undefined && !isWeak && (
        <p className="cp-row cp-gap-6">
          <Icon of={IconCircleCheck} size={16} /> {t('contrastGood', { ratio })}
        </p>
      )}
      <Button
        className={classes.start}
        variant="subtle"
        color="gray"
        size="compact-sm"
        onClick={() => form.setFieldValue('color', null)}
      >
        {t('removeColor')}
      </Button>
    </>
  )
}
