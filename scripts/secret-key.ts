import { runSecretKey } from './run-secret-key.ts'

process.exitCode = await runSecretKey(process.argv.slice(2), {
  env: process.env,
  stdout: (text) => void process.stdout.write(text),
  stderr: (text) => void process.stderr.write(text),
})
