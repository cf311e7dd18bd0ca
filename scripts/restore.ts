import { runRestore } from './run-restore.ts'

process.exitCode = await runRestore(process.argv.slice(2), {
  env: process.env,
  stdout: (text) => void process.stdout.write(text),
  stderr: (text) => void process.stderr.write(text),
})
