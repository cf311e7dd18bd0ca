import { registerHooks } from 'node:module'

// Preloaded into Directus. The package isolated-vm has no binary without its install script; Directus loads it at
// the start and uses it only for scripts of flows and extensions, of which the benchmark has none.
registerHooks({
  load(url, context, nextLoad) {
    if (!url.endsWith('/isolated-vm/isolated-vm.js')) return nextLoad(url, context)
    return { format: 'commonjs', source: 'module.exports = {}', shortCircuit: true }
  },
})
