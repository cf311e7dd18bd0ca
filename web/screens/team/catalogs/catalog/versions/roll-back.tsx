import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useScreenSize } from '#ui/layout/use-screen-size.ts'
import { Dialog } from '#ui/dialog.tsx'
import { RollBackLook } from './roll-back-look.tsx'
import classes from './versions.module.css'

/** Restores an earlier version, after a preview of the changes. */
export function RollBack({ version, live }: { readonly version: number; readonly live: number }) {
  const t = useTranslations('catalog.versions')
  const isPhone = useScreenSize() === 'phone'
  const [isOpen, setOpen] = useState(false)
  return (
    <section className={classes.back}>
      <div>
        <h2>{t('rollBack', { version })}</h2>
        <p className={classes.hint}>{t('rollBackText', { version })}</p>
      </div>
      <Button variant="default" onClick={() => setOpen(true)}>
        {t('rollBackOpen', { version })}
      </Button>
      <Dialog
        opened={isOpen}
        onClose={() => setOpen(false)}
        size="72rem"
        fullScreen={isPhone}
        title={t('rollBack', { version })}
      >
        <RollBackLook version={version} live={live} onClose={() => setOpen(false)} />
      </Dialog>
    </section>
  )
}
