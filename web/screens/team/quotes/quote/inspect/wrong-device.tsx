import type { Quote } from '@costard/contract'
import { Button } from '@mantine/core'
import { IconArrowsExchange } from '@tabler/icons-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { api } from '#api/api.ts'
import { paths } from '#paths'
import { DialogFoot } from '#ui/dialog-foot.tsx'
import { Icon } from '#ui/icon.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useTeam } from '../../../team-context.ts'
import { ActionProblem } from '../actions/action-problem.tsx'
import { useQuoteAction } from '../actions/use-quote-action.ts'
import classes from './inspect.module.css'

/** For a device other than the quoted one: starts a revision of the quote, which is kept. */
export function WrongDevice({ quote }: { readonly quote: Quote }) {
  const t = useTranslations('inspect')
  const { id: teamId } = useTeam()
  const navigate = useNavigate()
  const [isOpen, setIsOpen] = useState(false)
  const revise = useQuoteAction(
    quote,
    (ofQuote) => api.quoteActions.revise(ofQuote),
    () => void navigate(paths.review(teamId, quote.id)),
  )
  return (
    <>
      <Button
        className={classes.wrong}
        variant="subtle"
        color="gray"
        leftSection={<Icon of={IconArrowsExchange} size={18} />}
        onClick={() => setIsOpen(true)}
      >
        {t('wrongDevice')}
      </Button>
      <Dialog opened={isOpen} onClose={() => setIsOpen(false)} title={t('wrongDeviceTitle')}>
        <p>{t('wrongDeviceHelp')}</p>
        <ActionProblem error={revise.error} />
        <DialogFoot
          onClose={() => setIsOpen(false)}
          action={revise}
          label={t('revise')}
          running={t('working')}
        />
      </Dialog>
    </>
  )
}
