export { cleanFile, type CleanFile } from './clean/clean-file.ts'
export { createFileStore } from './create-file-store.ts'
export type { FileStore } from './file-store.ts'
export { createReceiver, type ReceivedFile, type ReceiveFile } from './receive-file.ts'
