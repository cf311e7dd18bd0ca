/** Ends the reading of an XLS file. */
export class XlsProblem extends Error {
  readonly problem: 'damaged' | 'too-large' | 'protected' | 'no-table'
  constructor(problem: XlsProblem['problem']) {
    super(problem)
    this.problem = problem
  }
}
