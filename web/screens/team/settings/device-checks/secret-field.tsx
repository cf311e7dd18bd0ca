import { Button, Input, PasswordInput } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { passwordInputProps } from '#forms/password-input-props.tsx'
import { Icon } from '#ui/icon.tsx'
import classes from './device-checks-screen.module.css'
import type { ServiceForm } from './use-service-form.ts'

/** Secret for the service. A stored secret is never shown, only replaced. */
export function SecretField({ form, isKept }: { readonly form: ServiceForm; readonly isKept: boolean }) {
  const t = useTranslations('deviceChecks.settings')
  const replace = (isNewSecret: boolean) => {
    form.setFieldValue('isNewSecret', isNewSecret)
    form.setFieldValue('secret', '')
  }
  if (!form.getValues().isNewSecret)
    return (
      <Input.Wrapper label={t('secret')} labelElement="div">
        <div className={classes.kept}>
          <Icon of={IconLock} size={16} />
          <span>{t('secretKept')}</span>
          <Button variant="default" size="compact-sm" onClick={() => replace(true)}>
            {t('replaceSecret')}
          </Button>
        </div>
      </Input.Wrapper>
    )
  return (
    <div>
      <PasswordInput
        {...form.getInputProps('secret')}
        {...passwordInputProps(t('showSecret'))}
        label={t(isKept ? 'newSecret' : 'secret')}
        description={t(isKept ? 'newSecretHelp' : 'secretHelp')}
        autoComplete="new-password"
      />
      {isKept && (
        <div className={classes.chips}>
          <Button variant="subtle" color="gray" size="compact-sm" onClick={() => replace(false)}>
            {t('keepSecret')}
          </Button>
        </div>
      )}
    </div>
  )
}
