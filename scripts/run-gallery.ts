import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { buildWeb } from './build-web.mjs'
import { galleryPage } from './gallery-page.ts'
import { pinnedNode, root, show } from './run.mjs'

// Takes pictures of all screens in all their states (e2e/gallery), and writes a page that shows them.
const [...words] = process.argv.slice(2)
const folder = `${root}/.cache/gallery`
if (words.length === 0) rmSync(folder, { recursive: true, force: true })
await buildWeb()
const cli = `${root}/node_modules/@playwright/test/cli.js`
const chosen = words.length > 0 ? ['-g', words.join('|')] : []
const code = await show(pinnedNode, [cli, 'test', '--project=gallery', '--reporter=line', ...chosen])
const pictures = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.png'))
  .toSorted()
writeFileSync(`${folder}/index.html`, galleryPage(pictures))
console.log(`${pictures.length} pictures: ${folder}/index.html`)
process.exit(code)
