export const payoutLimits = {
  maxPayouts: 20,
  maxListed: 200,
  maxFiles: 50,
  fileDays: 30,
  maxReport: 400_000,
} as const

export const payoutLimitTexts: Readonly<Record<keyof typeof payoutLimits, string>> = {
  maxPayouts: 'Payouts in a file of credit transfers',
  maxListed: 'Devices ready to be paid that are listed, the longest waiting first',
  maxFiles: 'Files of credit transfers that are listed, newest first',
  maxReport: 'Characters of a status report of a bank',
  fileDays: 'Days for which a file of credit transfers can be fetched again',
}
