import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { plainVariants } from './plain-variants.ts'

// Preloaded into a server of the benchmark, since the product itself has no switch. The query of this file's
// URL names the trick.
const variant = plainVariants[new URL(import.meta.url).search.slice(1)]
if (!variant) throw new Error(`no plain variant: ${import.meta.url}`)

const server = new URL('../../server/', import.meta.url).href

registerHooks({
  load(url, context, nextLoad) {
    const path = url.startsWith(server) ? url.slice(server.length) : undefined
    const edit = path === undefined ? undefined : variant.editOf(path)
    if (edit === undefined) return nextLoad(url, context)
    const text = readFileSync(new URL(url), 'utf8')
    return { format: 'module-typescript', source: edit(text), shortCircuit: true }
  },
})
