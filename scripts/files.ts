import { runFiles } from './run-files.ts'

process.exitCode = await runFiles(process.argv.slice(2), {
  env: process.env,
  stdout: (text) => void process.stdout.write(text),
  stderr: (text) => void process.stderr.write(text),
})
