import { defineConfig } from 'vite'

/**
 * The script of the page on which visitors show a device. The server finds it through the list of built files
 * (server/product/calls/built-script.ts).
 */
export default defineConfig({
  root: `${import.meta.dirname}/..`,
  publicDir: false,
  build: {
    outDir: 'dist',
    emptyOutDir: false,
    target: 'es2020',
    manifest: 'self-inspection.json',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: { input: `${import.meta.dirname}/self-inspection.ts` },
  },
})
