// Account and team settings, loaded together.
export { AccountScreen } from '../team/account/account-screen.tsx'
export { TaxScreen } from '../team/settings/tax/tax-screen.tsx'
export { DeviceChecksScreen } from '../team/settings/device-checks/device-checks-screen.tsx'
