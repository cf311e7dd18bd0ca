import type { Widget } from '@costard/contract'

/** Systems and frameworks that shops build their websites with. The names are not translated. */
export const siteSystems = {
  html: 'HTML',
  wordpress: 'WordPress',
  shopify: 'Shopify',
  wix: 'Wix',
  squarespace: 'Squarespace',
  webflow: 'Webflow',
  tagManager: 'Google Tag Manager',
  react: 'React',
  vue: 'Vue',
  angular: 'Angular',
} as const

export type SiteSystem = keyof typeof siteSystems

type Embedded = Pick<Widget, 'id' | 'mode' | 'scriptUrl' | 'pageUrl'>

/** Returns the snippet to copy into a website for a widget. link: text of the link in it. */
export function snippetOf(system: SiteSystem, widget: Embedded, link: string): string {
  switch (system) {
    case 'wix':
      return inWix(widget)
    case 'tagManager':
      return inTagManager(widget, link)
    case 'react':
      return inReact(widget, link)
    case 'vue':
      return inVue(widget, link)
    case 'angular':
      return inAngular(widget, link)
    default:
      return `<script src="${widget.scriptUrl}" async></script>\n${element(widget, link)}`
  }
}

function inWix({ id, mode, scriptUrl }: Embedded): string {
  return `Server URL: ${scriptUrl}
Tag name: costard-quote
Attribute: widget = ${id}${mode === 'inline' ? '' : `\nAttribute: mode = ${mode}`}`
}

/** A tag manager adds the script at the end of the page, so an inline widget becomes a bubble. */
function inTagManager({ id, mode, scriptUrl }: Embedded, link: string): string {
  return `<script>
  ;(function () {
    var script = document.createElement('script')
    script.src = '${scriptUrl}'
    document.head.appendChild(script)
    var quote = document.createElement('costard-quote')
    quote.setAttribute('widget', '${id}')
    quote.setAttribute('mode', '${mode === 'inline' ? 'bubble' : mode}')
    quote.textContent = ${inScript(link)}
    document.body.appendChild(quote)
  })()
</script>`
}

/** Returns a quoted text that is safe in a script within HTML. */
function inScript(text: string): string {
  return `'${text.replaceAll(/['\\<]/g, (letter) => `\\x${letter.charCodeAt(0).toString(16)}`)}'`
}

function inReact(widget: Embedded, link: string): string {
  return `import { useEffect } from 'react'

export function DeviceQuote() {
  useEffect(() => {
${loading(widget, 4)}
  }, [])
  return (
${element(widget, link, 4)}
  )
}`
}

function inVue(widget: Embedded, link: string): string {
  return `<script setup>
import { onMounted } from 'vue'

onMounted(() => {
${loading(widget, 2)}
})
</script>

<template>
${element(widget, link, 2)}
</template>`
}

function inAngular(widget: Embedded, link: string): string {
  return `import { afterNextRender, Component, CUSTOM_ELEMENTS_SCHEMA } from '@angular/core'

@Component({
  selector: 'device-quote',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: \`
${element(widget, link, 4)}
  \`,
})
export class DeviceQuote {
  constructor() {
    afterNextRender(() => {
${loading(widget, 6)}
    })
  }
}`
}

/** Loads the script once in a browser, and not while a server renders the page. */
function loading({ scriptUrl }: Embedded, indent: number): string {
  return indented(
    `if (customElements.get('costard-quote')) return
const script = document.createElement('script')
script.src = '${scriptUrl}'
document.head.append(script)`,
    indent,
  )
}

function element({ id, mode, pageUrl }: Embedded, link: string, indent = 0): string {
  const shown = mode === 'inline' ? '' : ` mode="${mode}"`
  return indented(
    `<costard-quote widget="${id}"${shown}>\n  <a href="${pageUrl}">${link}</a>\n</costard-quote>`,
    indent,
  )
}

function indented(text: string, by: number): string {
  return text.replaceAll(/^/gm, ' '.repeat(by))
}
