/**
 * <costard-quote widget="…">: shows a widget in a frame of our origin, which the server writes into this file: sites
 * may keep a copy of it, or load it as a module. Attributes: mode (inline, popup, bubble or page; anything else is
 * inline), lang, accent, radius, label; a changed one shows the widget anew. A link inside is what visitors get without
 * scripts, and where a policy of the page refuses the frame; it names the button of a pop-up. Events: quote:ready,
 * quote:started, quote:step, quote:priced, quote:submitted, and the same with a hyphen for frameworks that give the
 * colon a meaning of its own.
 */
const ours = 'https://costard-origin.invalid'

const otherModes = ['popup', 'bubble', 'page']

// The page's styles take precedence over those of the host element, so all important ones are inside.
const style = `:host{display:block;max-width:100%}
div{all:initial;display:block}
.bubble{position:fixed;right:16px;bottom:16px;z-index:2147483000}
iframe{display:block;width:100%;height:480px;border:0;border-radius:12px;color-scheme:normal}
button{padding:14px 20px;border:0;border-radius:10px;background:var(--costard-accent,#1d5634);color:var(--costard-on-accent,#fff);font:600 16px/1.2 var(--costard-font,system-ui,sans-serif);cursor:pointer}
.bubble button{border-radius:99px;box-shadow:0 4px 16px #0004}
:focus-visible{outline:2px solid;outline-offset:2px}
dialog{width:min(448px,100vw);max-width:none;height:min(800px,100dvh);max-height:none;padding:0;border:0;border-radius:16px;overflow:hidden;background:#fff}
dialog::backdrop{background:#0008}
dialog iframe{height:100%;border-radius:0}
@media(max-width:480px){dialog{width:100vw;height:100dvh;margin:0;border-radius:0}}`

class CostardQuote extends HTMLElement {
  static readonly observedAttributes = ['widget', 'mode', 'lang', 'accent', 'radius', 'label']
  #port: MessagePort | undefined
  #isAwaited = false
  readonly #onRefused = ({ blockedURI, effectiveDirective }: SecurityPolicyViolationEvent): void => {
    if (effectiveDirective === 'frame-src' && blockedURI.startsWith(ours)) this.#showContent()
  }

  connectedCallback(): void {
    document.addEventListener('securitypolicyviolation', this.#onRefused)
    // While the page is being parsed, the link inside the element does not exist yet.
    if (document.readyState === 'loading')
      addEventListener('DOMContentLoaded', () => this.#await(), { once: true })
    else this.#await()
  }

  attributeChangedCallback(_name: string, before: string | null, after: string | null): void {
    if (before !== after && this.isConnected && document.readyState !== 'loading') this.#await()
  }

  /** Shows the widget once for attributes that are set in succession, as frameworks do. */
  #await(): void {
    if (this.#isAwaited) return
    this.#isAwaited = true
    queueMicrotask(() => {
      this.#isAwaited = false
      if (this.isConnected) this.#show()
    })
  }

  #root(): ShadowRoot {
    if (this.shadowRoot) return this.shadowRoot
    const root = this.attachShadow({ mode: 'open' })
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(style)
    root.adoptedStyleSheets = [sheet]
    return root
  }

  #showContent(): void {
    this.#port?.close()
    this.#root().replaceChildren(document.createElement('slot'))
  }

  #show(): void {
    // A framework may set the attribute later.
    if (!this.getAttribute('widget')) return this.#showContent()
    const root = this.#root()
    const within = document.createElement('div')
    const mode = otherModes.find((name) => name === this.getAttribute('mode')) ?? 'inline'
    const link = this.querySelector('a')
    within.className = mode
    root.replaceChildren(within)
    if (mode === 'inline') return within.replaceChildren(this.#frame(mode))
    const open = document.createElement('button')
    open.type = 'button'
    open.textContent = link?.textContent?.trim() || this.textContent?.trim() || 'What is it worth?'
    if (mode === 'page') {
      open.onclick = () => window.open(this.#address(''), '_blank', 'noopener')
      return within.replaceChildren(open)
    }
    const dialog = document.createElement('dialog')
    dialog.setAttribute('aria-label', open.textContent)
    open.onclick = () => {
      if (!dialog.firstChild) dialog.append(this.#frame(mode, () => dialog.close()))
      dialog.showModal()
    }
    within.replaceChildren(open, dialog)
  }

  disconnectedCallback(): void {
    document.removeEventListener('securitypolicyviolation', this.#onRefused)
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
    // Cross-origin isolated pages show frames of other origins only without their cookies and storage.
    if (crossOriginIsolated) frame.setAttribute('credentialless', '')
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
        if (!data.event) return
        const init = { detail: data.detail ?? {}, bubbles: true, composed: true }
        for (const mark of [':', '-']) this.dispatchEvent(new CustomEvent(`quote${mark}${data.event}`, init))
      }
      frame.contentWindow?.postMessage({ costard: 'port', mode }, ours, [port2])
    }
    frame.src = this.#address(location.origin)
    return frame
  }
}

if (!customElements.get('costard-quote')) customElements.define('costard-quote', CostardQuote)
