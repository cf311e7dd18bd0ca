// Copied into the folder of a finding. node read-name.mjs FILE: prints the text of a PDF as pdf.js reads it.
import { readFileSync } from 'node:fs'
import { extractText, getDocumentProxy } from 'unpdf'

const { text } = await extractText(await getDocumentProxy(new Uint8Array(readFileSync(process.argv[2]))))
console.log(text.join(' ').trim())
