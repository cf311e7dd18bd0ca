import { fileURLToPath } from 'node:url'

export default {
  root: fileURLToPath(new URL('../../core/devices', import.meta.url)),
  build: {
    emptyOutDir: true,
    target: 'es2023',
    minify: true,
    lib: { entry: 'devices.ts', formats: ['es'], fileName: 'devices' },
  },
}
