import './module-loading.ts'

// Not a static import: its imports would be resolved before module-loading.ts runs.
await import('./serve.ts')
