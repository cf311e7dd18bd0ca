export interface TestResult {
  /** Names from the outermost test inwards, joined by ` > `; empty for the file itself. */
  readonly name: string
  readonly isSuite: boolean
  /** Has subtests: its duration is theirs. */
  readonly isParent: boolean
  readonly durationMs: number
  readonly outcome: 'passed' | 'failed' | 'skipped'
  /** What failed, for people. Absent where only subtests did. */
  readonly reason?: string
}

export interface FileResult {
  readonly file: string
  readonly durationMs: number
  readonly tests: readonly TestResult[]
  /** What kept the file itself from ending well: it threw while loading, or its process died. */
  readonly reason?: string
}
