import { readFileSync } from 'node:fs'
import { defineConfig } from 'vite'
import { offlineFilesName } from '../../build/offline-files.ts'

const dist = `${import.meta.dirname}/../../dist`

/**
 * The service worker: one classic script at the root, since its folder determines its scope. Built after the
 * app that it stores.
 */
export default defineConfig(() => ({
  root: `${import.meta.dirname}/../..`,
  publicDir: false,
  define: {
    'process.env.NODE_ENV': '"production"',
    OFFLINE_FILES: readFileSync(`${dist}/${offlineFilesName}`, 'utf8'),
  },
  build: {
    outDir: dist,
    emptyOutDir: false,
    target: 'es2023',
    lib: {
      entry: `${import.meta.dirname}/service-worker.ts`,
      formats: ['iife'],
      name: 'costardOffline',
      fileName: () => 'service-worker.js',
    },
  },
}))
