import { defineConfig } from 'vite'

/** The script that sites embed: one file with a lasting address, no module, at most 2 kB by gzip. */
export default defineConfig({
  root: `${import.meta.dirname}/..`,
  publicDir: false,
  build: {
    outDir: 'dist',
    emptyOutDir: false,
    target: 'es2020',
    modulePreload: { polyfill: false },
    lib: {
      entry: `${import.meta.dirname}/costard-quote.ts`,
      formats: ['iife'],
      name: 'costardQuote',
      fileName: () => 'widget.js',
    },
  },
})
