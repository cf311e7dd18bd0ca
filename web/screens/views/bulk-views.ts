// A quote for a list of devices: few people open it, and it is large.
export { BulkScreen } from '../team/quotes/add/bulk/bulk-screen.tsx'
