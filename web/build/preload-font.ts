import type { Plugin } from 'vite'

/** The font of all running text, in the subset that every language of the product needs. */
const textFont = 'hanken-grotesk-latin-wght-normal'

/** Has the browser load the text font together with the style sheet that would ask for it later. */
export function preloadFont(): Plugin {
  return {
    name: 'preload-font',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const file = Object.keys(bundle).find((name) => name.includes(textFont))
        if (file === undefined) throw new Error(`The build has no ${textFont}`)
        const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' }
        return [{ tag: 'link', attrs, injectTo: 'head' }]
      },
    },
  }
}
