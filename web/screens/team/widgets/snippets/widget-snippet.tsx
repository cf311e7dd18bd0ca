import type { Widget } from '@costard/contract'
import { Button, CopyButton } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { OneOf } from '#ui/fields/one-of.tsx'
import classes from '../widgets.module.css'
import { type SiteSystem, siteSystems, snippetOf } from './snippet-of.ts'

const systems = Object.keys(siteSystems) as SiteSystem[]

/** Snippet for the pages of a website. */
export function WidgetSnippet({ widget }: { readonly widget: Widget }) {
  const t = useTranslations('widgets.snippet')
  const [system, setSystem] = useState<SiteSystem>('html')
  const snippet = snippetOf(system, widget, t('link'))
  return (
    <section className={classes.section}>
      <h2>{t('title')}</h2>
      <div className={classes.fields}>
        <OneOf
          label={t('system')}
          value={system}
          values={systems}
          wordOf={(value) => siteSystems[value]}
          onPick={setSystem}
        />
      </div>
      <p className="cp-dim">{t(`how.${system}`)}</p>
      <pre className={classes.snippet}>
        <code translate="no">{snippet}</code>
      </pre>
      <span className={classes.action}>
        <CopyButton value={snippet}>
          {({ copied, copy }) => (
            <Button variant="default" onClick={copy}>
              {t(copied ? 'copied' : 'copy')}
            </Button>
          )}
        </CopyButton>
      </span>
    </section>
  )
}
