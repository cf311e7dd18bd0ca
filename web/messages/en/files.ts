/** Photos and attachments of a quote. */
export const files = {
  title: 'Photos and attachments',
  add: 'Add files',
  addPhoto: 'Add a photo',
  adding: 'Adding…',
  open: 'Open {name}',
  remove: 'Remove {name}',
  removed: '{name} removed',
  undo: 'Undo',
  notRestored: 'It could not be restored.',
  notLoaded: 'Not loaded',
  forCustomer: 'For the customer',
  internal: 'Internal',
  visibility: 'Who sees {name}',
  evidence: 'In the counter-offer',
  none: 'Nothing yet. Drop a file here, paste one, or choose it.',
  problem: {
    refused:
      'This is not a complete JPEG, PNG, WebP or PDF. On an iPhone, set the camera to Most Compatible.',
    tooMany: 'There is no room for more files here. Remove one first.',
    tooLarge: 'The file is larger than 10 MB.',
    tooOften: 'Many files were added in a short time. Try again later.',
    inUse: 'This photo is part of a counter-offer. It has to stay.',
    gone: 'Somebody has removed this file.',
  },
} as const
