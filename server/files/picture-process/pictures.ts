/** Imports of the processes that read pictures: few, since they start while somebody waits. */
export { answerJobs } from './answer-jobs.ts'
export { bytesWhenRead } from './bytes-when-read.ts'
