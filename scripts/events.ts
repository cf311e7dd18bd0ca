import { runEvents } from './run-events.ts'

process.exitCode = await runEvents(process.argv.slice(2), {
  env: process.env,
  stdout: (text) => void process.stdout.write(text),
  stderr: (text) => void process.stderr.write(text),
})
