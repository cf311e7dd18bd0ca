import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const server = 'http://localhost:3000'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  css: { postcss: { plugins: [] } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      output: {
        // The tables of devices are large: they come with the screens that need them, kept apart from what changes more often.
        codeSplitting: { groups: [{ name: 'devices', test: /core[\\/]devices[\\/]/ }] },
      },
    },
    // The content security policy loads fonts from files only.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
  },
  // Workers load what they need when they need it, as pages do.
  worker: { format: 'es' },
  server: {
    port: 5173,
    // Everything that is not a file of the web app belongs to the product server.
    proxy: Object.fromEntries(
      ['/api', '/v1', '/v2', '/__', '/livez', '/readyz', '/.lp', '/.ws'].map((path) => [
        path,
        { target: server, ws: path === '/.ws' },
      ]),
    ),
  },
})
