import type { Widget } from '@costard/contract'
import { Button, CopyButton } from '@mantine/core'
import { useTranslations } from 'use-intl'
import classes from './widgets.module.css'

/** What to put into the pages of a site. */
export function WidgetSnippet({ widget: { id, mode, scriptUrl, pageUrl } }: { readonly widget: Widget }) {
  const t = useTranslations('widgets.snippet')
  const modeText = mode === 'inline' ? '' : ` mode="${mode}"`
  const snippet = `<script src="${scriptUrl}" async></script>
<costard-quote widget="${id}"${modeText}>
  <a href="${pageUrl}">${t('link')}</a>
</costard-quote>`
  return (
    <section className={classes.section}>
      <h2>{t('title')}</h2>
      <p className="cp-dim">{t('text')}</p>
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
        <a href={pageUrl} target="_blank" rel="noreferrer">
          {t('page')}
        </a>
      </span>
    </section>
  )
}
