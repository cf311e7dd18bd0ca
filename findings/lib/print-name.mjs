// Copied into the folder of a finding. node print-name.mjs FILE NAME FONT...: a PDF/A-3a of Typst that says the name in
// the first of the given fonts of @expo-google-fonts that has its letters.
import { readFileSync, writeFileSync } from 'node:fs'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'

const [file, name, ...fonts] = process.argv.slice(2)
const fontBlobs = fonts.map((font) => {
  const family = font
    .replace(/-./g, ([, letter]) => letter.toUpperCase())
    .replace(/^./, (letter) => letter.toUpperCase())
  return readFileSync(`node_modules/@expo-google-fonts/${font}/400Regular/${family}_400Regular.ttf`)
})
const families = fonts.map((font) => JSON.stringify(font.replace(/-/g, ' ')))
writeFileSync(
  'main.typ',
  `#set document(title: "Name")\n#set text(font: (${families.join(', ')},), fallback: false)\n#sys.inputs.name\n`,
)
const compiler = NodeCompiler.create({ workspace: '.', fontArgs: [{ fontBlobs }] })
const { result } = compiler.compile({ mainFilePath: 'main.typ', inputs: { name } })
writeFileSync(file, compiler.pdf(result, { pdfStandard: 'a-3a' }))
