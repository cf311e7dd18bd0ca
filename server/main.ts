import './module-loading.ts'

// A dynamic import: static ones would be resolved before module-loading.ts runs.
await import('./serve.ts')
