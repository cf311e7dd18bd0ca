// A customer, the forms to add and edit one, and the import. Loaded together because they follow one another.
export { AddCustomerScreen } from '../team/customers/add/add-customer-screen.tsx'
export { CustomerScreen } from '../team/customers/customer/customer-screen.tsx'
export { EditCustomerScreen } from '../team/customers/customer/edit/edit-customer-screen.tsx'
export { ImportCustomersScreen } from '../team/customers/import/import-customers-screen.tsx'
