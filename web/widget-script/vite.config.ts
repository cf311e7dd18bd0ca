import { defineConfig } from 'vite'

/** The script that sites embed: one file with a lasting address, classic or as a module, at most 2 kB by gzip. */
export default defineConfig({
  root: `${import.meta.dirname}/..`,
  publicDir: false,
  build: {
    outDir: 'dist',
    emptyOutDir: false,
    // Browsers with adopted style sheets know private fields.
    target: 'es2022',
    modulePreload: { polyfill: false },
    lib: {
      entry: `${import.meta.dirname}/costard-quote.ts`,
      formats: ['iife'],
      name: 'costardQuote',
      fileName: () => 'widget.js',
    },
  },
})
