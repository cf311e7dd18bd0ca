import { defineConfig } from 'vite'

/**
 * The script that websites embed: one file with a permanent address, classic or as a module, at most 2 kB as
 * gzip.
 */
export default defineConfig({
  root: `${import.meta.dirname}/..`,
  publicDir: false,
  build: {
    outDir: 'dist',
    emptyOutDir: false,
    // Browsers that support adopted style sheets also support private fields.
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
