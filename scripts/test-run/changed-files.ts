import { capture } from '../run.mjs'

/** Files that differ from a revision of git, the untracked ones included. Paths from the project's folder. */
export async function changedFiles(revision: string): Promise<string[]> {
  const lists = await Promise.all([
    capture('git', ['diff', '--name-only', revision]),
    capture('git', ['ls-files', '--others', '--exclude-standard']),
  ])
  for (const { code, output } of lists) if (code !== 0) throw new Error(output)
  return lists.flatMap(({ output }) => output.split('\n').filter((path) => path !== ''))
}
