interface Connection {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/** Loads the fonts of the product after the page, except on metered connections. urls: by family. */
export function addFonts(urls: Readonly<Record<string, string>>): void {
  const { connection } = navigator as Navigator & { connection?: Connection } // not supported by every browser
  const { saveData = false, effectiveType = '4g' } = connection ?? {}
  if (saveData || effectiveType !== '4g') return
  const load = () => {
    for (const [family, url] of Object.entries(urls)) {
      const font = new FontFace(family, `url(${url}) format('woff2')`, { weight: '100 900' })
      font.load().then(
        () => document.fonts.add(font),
        () => {},
      )
    }
  }
  if (document.readyState === 'complete') load()
  else window.addEventListener('load', load, { once: true })
}
