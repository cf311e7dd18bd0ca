import { defineConfig } from 'vite'

/**
 * The script of a customer's page, built separately from the web app and after it, with which it shares only
 * the fonts. The server finds it through the list of built files (server/product/calls/built-script.ts).
 */
export default defineConfig({
  root: `${import.meta.dirname}/..`,
  publicDir: false,
  build: {
    outDir: 'dist',
    emptyOutDir: false,
    target: 'es2020',
    manifest: 'public-quote.json',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: { input: `${import.meta.dirname}/enrich.ts` },
  },
})
