/**
 * <costard-quote widget="…">: shows a widget in a frame of the origin that this script comes from. Attributes: mode
 * (inline, popup, bubble or page; anything else is inline), lang, accent, radius. A link inside is what visitors
 * without scripts get, and names the button of a pop-up. Events: quote:ready, quote:started, quote:step, quote:priced, quote:submitted.
 */
const ours = new URL((document.currentScript as HTMLScriptElement).src).origin // a classic script

const otherModes = ['popup', 'bubble', 'page']

const style = `:host{display:block;max-width:100%}
:host([mode=bubble]){position:fixed;right:16px;bottom:16px;z-index:2147483000}
iframe{display:block;width:100%;height:480px;border:0;border-radius:12px;color-scheme:normal}
button{padding:14px 20px;border:0;border-radius:10px;background:var(--costard-accent,#1d5634);color:var(--costard-on-accent,#fff);font:600 16px/1.2 var(--costard-font,system-ui,sans-serif);cursor:pointer}
:host([mode=bubble]) button{border-radius:99px;box-shadow:0 4px 16px #0004}
:focus-visible{outline:2px solid;outline-offset:2px}
dialog{width:min(448px,100vw);max-width:none;height:min(800px,100dvh);max-height:none;padding:0;border:0;border-radius:16px;overflow:hidden;background:#fff}
dialog::backdrop{background:#0008}
dialog iframe{height:100%;border-radius:0}
@media(max-width:480px){dialog{width:100vw;height:100dvh;margin:0;border-radius:0}}`

class CostardQuote extends HTMLElement {
  #port: MessagePort | undefined

  connectedCallback(): void {
    if (document.readyState !== 'loading') return this.#show()
    // While the page is being parsed, the link inside the element is still to come.
    addEventListener('DOMContentLoaded', () => this.isConnected && this.#show(), { once: true })
  }

  #show(): void {
    const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' })
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(style)
    root.adoptedStyleSheets = [sheet]
    const mode = otherModes.find((name) => name === this.getAttribute('mode')) ?? 'inline'
    const link = this.querySelector('a')
    if (mode === 'inline') return root.replaceChildren(this.#frame(mode))
    const open = document.createElement('button')
    open.type = 'button'
    open.textContent = link?.textContent?.trim() || this.textContent?.trim() || 'What is it worth?'
    if (mode === 'page') {
      open.onclick = () => window.open(this.#address(''), '_blank', 'noopener')
      return root.replaceChildren(open)
    }
    const dialog = document.createElement('dialog')
    dialog.setAttribute('aria-label', open.textContent)
    open.onclick = () => {
      if (!dialog.firstChild) dialog.append(this.#frame(mode, () => dialog.close()))
      dialog.showModal()
    }
    root.replaceChildren(open, dialog)
  }

  disconnectedCallback(): void {
    this.#port?.close()
    this.#port = undefined
    this.shadowRoot?.replaceChildren()
  }

  #address(at: string): string {
    const query = new URLSearchParams({ ...(at && { at }) })
    for (const name of ['lang', 'accent', 'radius']) {
      const value = this.getAttribute(name)
      if (value) query.set(name, value)
    }
    try {
      const { host } = new URL(document.referrer)
      if (host !== location.host) query.set('ref', host)
    } catch {}
    const campaign = new URLSearchParams(location.search).get('utm_campaign')
    if (campaign) query.set('campaign', campaign)
    return `${ours}/w/${encodeURIComponent(this.getAttribute('widget') ?? '')}?${query}`
  }

  #frame(mode: string, close = (): void => {}): HTMLIFrameElement {
    const frame = document.createElement('iframe')
    frame.allow = 'camera'
    frame.title = this.getAttribute('label') || this.textContent?.trim() || 'Quote'
    frame.onload = () => {
      this.#port?.close()
      const { port1, port2 } = new MessageChannel()
      this.#port = port1
      port1.onmessage = ({
        data,
      }: MessageEvent<{ event?: string; detail?: object; height?: number; close?: boolean }>) => {
        if (data.close) close()
        if (data.height && mode === 'inline') frame.style.height = `${data.height}px`
        if (data.event)
          this.dispatchEvent(
            new CustomEvent(`quote:${data.event}`, {
              detail: data.detail ?? {},
              bubbles: true,
              composed: true,
            }),
          )
      }
      frame.contentWindow?.postMessage({ costard: 'port', mode }, ours, [port2])
    }
    frame.src = this.#address(location.origin)
    return frame
  }
}

if (!customElements.get('costard-quote')) customElements.define('costard-quote', CostardQuote)
