import { IconBrandWindows, IconKey, IconWand } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useClientConfig } from '#api/client-config-context.ts'
import { useSignedIn } from '#session/session-context.ts'
import { Icon } from '#ui/icon.tsx'
import classes from './account-screen.module.css'
import { Card } from './card.tsx'
import { MicrosoftLink } from './microsoft-link.tsx'
import { useSignInMethods } from './use-sign-in-methods.ts'

/** Password, magic link and Microsoft, with the state of each. */
export function SignInMethodsCard() {
  const t = useTranslations('account.signInMethods')
  const { user } = useSignedIn()
  const { costard } = useClientConfig()
  const methods = useSignInMethods()
  const { email } = user
  const hasOnlyMicrosoft = methods.microsoft && !methods.password && !methods.emailLink
  return (
    <Card title={t('title')} help={t('help')}>
      <ul className={classes.rows}>
        <Method
          icon={<Icon of={IconKey} size={18} />}
          name={t('password')}
          state={t(methods.password ? 'passwordOn' : 'passwordOff')}
        />
        <Method
          icon={<Icon of={IconWand} size={18} />}
          name={t('emailLink')}
          state={email === null ? t('emailLinkOff') : t('emailLinkOn', { email })}
        />
        {(costard.microsoft || methods.microsoft) && (
          <Method
            icon={<Icon of={IconBrandWindows} size={18} />}
            name={t('microsoft')}
            state={microsoftState()}
            {...(hasOnlyMicrosoft && { more: t('lastOne') })}
          >
            <MicrosoftLink isLinked={methods.microsoft} isOnlyMethod={hasOnlyMicrosoft} />
          </Method>
        )}
      </ul>
    </Card>
  )

  function microsoftState(): string {
    if (!methods.microsoft) return t('microsoftOff')
    if (!costard.microsoft) return t('microsoftGone')
    const linked = user.providerData.find(({ providerId }) => providerId === 'microsoft.com')
    return linked?.email ? t('microsoftOn', { email: linked.email }) : t('microsoftOnNameless')
  }
}

function Method({
  icon,
  name,
  state,
  more,
  children,
}: {
  readonly icon: ReactNode
  readonly name: string
  readonly state: string
  readonly more?: string
  readonly children?: ReactNode
}) {
  return (
    <li>
      {icon}
      <span className={classes.row}>
        <span>{name}</span>
        <span>{state}</span>
        {more !== undefined && <span>{more}</span>}
      </span>
      {children}
    </li>
  )
}
