// A customer, and the forms to add and edit one. Loaded together because they follow each other.
export { AddCustomerScreen } from './team/customers/add/add-customer-screen.tsx'
export { CustomerScreen } from './team/customers/customer/customer-screen.tsx'
export { EditCustomerScreen } from './team/customers/customer/edit/edit-customer-screen.tsx'
