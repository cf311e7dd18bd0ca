// A quote for a list of devices; loaded separately, since it is large and few people open it.
export { BulkScreen } from '../team/quotes/add/bulk/bulk-screen.tsx'
