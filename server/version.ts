import { readFileSync } from 'node:fs'

interface Manifest {
  readonly version: string
}

const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as Manifest

/** Version of the product, as in package.json of the repository or of a release. */
export const { version } = manifest
