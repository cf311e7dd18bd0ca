import { runMove } from './run-move.ts'

process.exitCode = await runMove(process.argv.slice(2), {
  env: process.env,
  stdout: (text) => void process.stdout.write(text),
  stderr: (text) => void process.stderr.write(text),
})
