/** Files that are made in the background. */
export const exports = {
  title: 'Files created in the background',
  making: '{done, number} of {total, number} rows',
  ready: 'Ready, kept until {until}',
  failed: 'Could not be created. Request it again.',
  download: 'Download',
  downloadNamed: 'Download {file}',
  make: 'Create in the background',
  tooLong: 'More than {most, number} rows: the file is created in the background, and you get an email.',
  asked: 'The file is being created. You’ll get an email, and it appears here.',
  site: 'Site',
  allSites: 'All sites',
} as const
