/** docs/quotes-benchmark.md */
export function pageOf(machine: string, table: string): string {
  return `# Quotes at size

Written by \`npm run bench -- quotes --write\`; without \`--write\` the table is only printed. It takes about eight minutes.

- **Create**: 16 callers make quotes of one line for a new customer each: over HTTP with a signed token, by the function behind it in the process of the benchmark, and by one
  prepared statement that writes the same rows. The three take turns, four seconds each, three rounds; the medians are compared. The benchmark, PostgreSQL and the server share
  the cores.
- **Edit**: CPU time of the server process, without PostgreSQL, for each of 400 edits. Edits that follow each other cost 0.16 to 0.20 of what they did
  before lines were rows, measured in turns, and one alone with its news 0.51; the goal is a fifth ([066](decisions/066-quotes-as-rows.md)).
- **Tabs**: CPU time of the server process for a saved note and all that follows from it, with a note every 0.3 s. Tabs watch the team's revisions; where they show the list,
  they read a changed row that was not pushed, at most once a second. A tab that has been hidden for a minute is connected and watches nothing.
- **Sizes**: one team among 200, filled to 1,000,000 quotes with 1,500,000 lines and 100,000 customers, beside a team with 1,000 quotes. Copied lines have next to nothing of
  their price. Calls alternate between the two teams, 100 each, one at a time over HTTP; times are those of the caller.

${machine}

${table}
`
}
