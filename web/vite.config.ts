import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { apiRoutes } from './build/api-routes.ts'
import { chunkGroups } from './build/chunk-groups.ts'
import { offlineFiles } from './build/offline-files.ts'
import { preloadFont } from './build/preload-font.ts'

const server = 'http://localhost:3000'
/** Calls of the API, but not the modules of web/api. */
const apiPath = String.raw`^/api/(?!.+\.ts\b)`

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), apiRoutes(), preloadFont(), offlineFiles()],
  css: { postcss: { plugins: [] } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    chunkSizeWarningLimit: 700,
    // One style sheet, so that rules have the same order whichever view is loaded first, at a cost of 12 kB
    // for the first view.
    cssCodeSplit: false,
    // All supported browsers preload modules by themselves.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: { codeSplitting: { groups: chunkGroups } },
    },
    // The content security policy allows fonts only from files.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
  },
  // Workers load code on demand, like pages.
  worker: { format: 'es' },
  server: {
    port: 5173,
    // Everything that is not a file of the web app is served by the product server.
    proxy: Object.fromEntries(
      [
        apiPath,
        '/v1',
        '/v2',
        '/__',
        '/q/',
        '/w/',
        '/widget.js',
        '/content/api/',
        '/content/images/',
        '/app.webmanifest',
        '/privacy',
        '/terms',
        '/mcp',
        '/livez',
        '/readyz',
        '/.lp',
        '/.ws',
      ].map((path) => [path, { target: server, ws: path === '/.ws' }]),
    ),
  },
})
