import { runHelpRatings } from './run-help-ratings.ts'

process.exitCode = await runHelpRatings(process.argv.slice(2), {
  env: process.env,
  stdout: (text) => void process.stdout.write(text),
  stderr: (text) => void process.stderr.write(text),
})
