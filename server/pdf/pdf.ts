export type { PdfDocument } from './pdf-document.ts'
export { createPdfPrinter, type PdfPrinter } from './print-queue.ts'
