/** What the processes that read pictures import: little, since they start while somebody waits. */
export { answerJobs } from './answer-jobs.ts'
export { bytesWhenRead } from './bytes-when-read.ts'
