import { runBackup } from './run-backup.ts'

process.exitCode = await runBackup(process.argv.slice(2), {
  env: process.env,
  stdout: (text) => void process.stdout.write(text),
  stderr: (text) => void process.stderr.write(text),
})
