import type { Language, Wording } from '@costard/contract'
import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useTranslations } from 'use-intl'
import { DialogFoot } from '#ui/dialog-foot.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useNotice } from '#ui/notes/use-notice.ts'
import classes from './messages-screen.module.css'
import type { EditedWording } from './use-wording.ts'

/** Restores the built-in wording, after showing both. */
export function ResetWording({
  wording,
  saved,
  language,
}: {
  readonly wording: EditedWording
  readonly saved: Wording
  readonly language: Language
}) {
  const t = useTranslations('settings.message')
  const notify = useNotice()
  const [isOpen, { open, close }] = useDisclosure(false)
  const reset = async () => {
    const isReset = await wording.reset()
    close()
    if (isReset) notify(t('wasReset'))
  }
  return (
    <>
      <Button variant="default" onClick={open}>
        {t('reset')}
      </Button>
      <Dialog opened={isOpen} onClose={close} size="44rem" title={t('resetTitle')}>
        <p>{t('resetHelp')}</p>
        <div className={classes.both}>
          {(['yours', 'ours'] as const).map((whose) => {
            const words = whose === 'yours' ? saved : saved.builtIn
            return (
              <section key={whose} lang={language}>
                <h3 lang="">{t(whose)}</h3>
                {words?.subject && <b>{words.subject}</b>}
                <p>{words?.text}</p>
              </section>
            )
          })}
        </div>
        <DialogFoot
          keep={t('keep')}
          onClose={close}
          isRunning={wording.isResetting}
          label={t('reset')}
          running={t('resetting')}
          onClick={() => void reset()}
        />
      </Dialog>
    </>
  )
}
