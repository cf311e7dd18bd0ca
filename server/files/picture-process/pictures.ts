/** Imports for the processes that read pictures: few, since users wait while such a process starts. */
export { answerJobs } from './answer-jobs.ts'
export { bytesWhenRead } from './bytes-when-read.ts'
