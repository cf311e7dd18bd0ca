import type { Plugin } from 'vite'

/** The text font, in the subset for all supported languages. */
const textFont = 'hanken-grotesk-latin-wght-normal'

/** Vite plugin: preloads the text font in parallel with the style sheet that uses it. */
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
