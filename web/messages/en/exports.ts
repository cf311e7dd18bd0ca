/** Files that are made in the background. */
export const exports = {
  title: 'Files made in the background',
  making: '{done, number} of {total, number} rows',
  ready: 'Ready, kept until {until}',
  failed: 'Could not be made. Ask for it again.',
  download: 'Download',
  downloadNamed: 'Download {file}',
  make: 'Make in the background',
  tooLong: 'More than {most, number} rows: the file is made in the background, and you get a mail.',
  asked: 'Being made. You get a mail, and the file stands here.',
  site: 'Site',
  allSites: 'All sites',
} as const
