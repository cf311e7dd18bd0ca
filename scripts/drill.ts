import { runDrill } from './run-drill.ts'

process.exitCode = await runDrill(process.argv.slice(2), {
  env: process.env,
  stdout: (text) => void process.stdout.write(text),
  stderr: (text) => void process.stderr.write(text),
})
