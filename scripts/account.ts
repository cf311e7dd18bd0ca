import { runAccount } from './run-account.ts'

process.exitCode = await runAccount(process.argv.slice(2), {
  env: process.env,
  stdout: (text) => void process.stdout.write(text),
  stderr: (text) => void process.stderr.write(text),
})
