import { Button } from '@mantine/core'
import { IconPlus, IconZoomExclamation } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import classes from './nothing-found.module.css'

/** Shown if no model matches: hints for the search, and a button that adds the text as an unlisted device. */
export function NothingFound({
  text,
  maker,
  onAddUnlisted,
}: {
  readonly text: string
  /** Word in the text that names another maker. */
  readonly maker: string | undefined
  readonly onAddUnlisted: () => void
}) {
  const t = useTranslations('counter.identify')
  return (
    <section className={`cp-card ${classes.nothing}`}>
      <IconZoomExclamation size={26} stroke={1.5} />
      <div role="status">
        <h2>{t('nothing', { text })}</h2>
      </div>
      <p className="cp-dim">{maker === undefined ? t('nothingHelp') : t('otherMaker', { word: maker })}</p>
      <Button
        variant="default"
        h={44}
        leftSection={<IconPlus size={18} stroke={1.75} />}
        onClick={onAddUnlisted}
      >
        {t('unlisted', { text })}
      </Button>
      <p className="cp-dim">{t('unlistedHelp')}</p>
    </section>
  )
}
