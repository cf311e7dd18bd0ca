export type { PdfDocument } from './compile.ts'
export { createPdfPrinter, type PdfPrinter } from './print-queue.ts'
