import type { Widget } from '@costard/contract'
import { Button, CopyButton } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { OneOf } from '#ui/fields/one-of.tsx'
import classes from './widgets.module.css'

const systems = ['html', 'wordpress', 'shopify', 'react'] as const
/** Never translated. */
const systemNames = { html: 'HTML', wordpress: 'WordPress', shopify: 'Shopify', react: 'React' }

/** Snippet for the pages of a site. */
export function WidgetSnippet({ widget }: { readonly widget: Widget }) {
  const t = useTranslations('widgets.snippet')
  const [system, setSystem] = useState<(typeof systems)[number]>('html')
  const snippet = system === 'react' ? inReact(widget, t('link')) : inHtml(widget, t('link'))
  return (
    <section className={classes.section}>
      <h2>{t('title')}</h2>
      <div className={classes.fields}>
        <OneOf
          label={t('system')}
          value={system}
          values={systems}
          wordOf={(value) => systemNames[value]}
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

type Embedded = Pick<Widget, 'id' | 'mode' | 'scriptUrl' | 'pageUrl'>

function inHtml({ id, mode, scriptUrl, pageUrl }: Embedded, link: string): string {
  return `<script src="${scriptUrl}" async></script>
<costard-quote widget="${id}"${modeOf(mode)}>
  <a href="${pageUrl}">${link}</a>
</costard-quote>`
}

function inReact({ id, mode, scriptUrl, pageUrl }: Embedded, link: string): string {
  return `import { useEffect } from 'react'

export function DeviceQuote() {
  useEffect(() => {
    if (customElements.get('costard-quote')) return
    const script = document.createElement('script')
    script.src = '${scriptUrl}'
    script.async = true
    document.head.append(script)
  }, [])
  return (
    <costard-quote widget="${id}"${modeOf(mode)}>
      <a href="${pageUrl}">${link}</a>
    </costard-quote>
  )
}`
}

function modeOf(mode: Widget['mode']): string {
  return mode === 'inline' ? '' : ` mode="${mode}"`
}
