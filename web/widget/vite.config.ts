import { defineConfig } from 'vite'

/**
 * The script of a widget's frame, without code of the web app and libraries. The server finds it through the
 * list of built files (server/product/calls/built-script.ts).
 */
export default defineConfig({
  root: `${import.meta.dirname}/..`,
  publicDir: false,
  build: {
    outDir: 'dist',
    emptyOutDir: false,
    target: 'es2020',
    manifest: 'widget.json',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: { input: `${import.meta.dirname}/frame.ts` },
  },
  worker: { format: 'es' },
})
