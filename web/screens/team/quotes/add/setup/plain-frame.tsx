import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { paths } from '#paths'
import { useTeam } from '../../../team-context.ts'
import { FlowFrame } from '../../flow/flow-frame.tsx'
import { useCounterDraft } from '../stored-draft.ts'

/** Layout of Setup if there is no line to set up. */
export function PlainFrame({ children }: { readonly children: ReactNode }) {
  const t = useTranslations('counter')
  const { id } = useTeam()
  const [{ saved }] = useCounterDraft()
  return (
    <FlowFrame
      step="setup"
      number={saved?.number}
      state={t(saved ? 'changing' : 'notSaved')}
      leaveTo={paths.quotes(id)}
      links={{ identify: paths.identify(id), catalogs: paths.chooseCatalogs(id) }}
      width="narrow"
      foot={
        <Button component={Link} to={paths.chooseCatalogs(id)} variant="default" size="md">
          {t('setup.back')}
        </Button>
      }
    >
      {children}
    </FlowFrame>
  )
}
