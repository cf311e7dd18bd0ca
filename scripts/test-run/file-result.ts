export interface TestResult {
  /** Names from the outermost test inwards, joined by ` > `; empty for the file itself. */
  readonly name: string
  readonly isSuite: boolean
  /** Has subtests: its duration is theirs. */
  readonly isParent: boolean
  readonly durationMs: number
  readonly outcome: 'passed' | 'failed' | 'skipped'
  /** Failure in words. Absent where only subtests failed. */
  readonly reason?: string
}

export interface FileResult {
  readonly file: string
  readonly durationMs: number
  readonly tests: readonly TestResult[]
  /** Failure of the file itself: it threw while loading, or its process died. */
  readonly reason?: string
}
