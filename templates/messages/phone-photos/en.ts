/** The page on which a phone takes photos for a quote. */
export const enPhonePhotos = {
  title: 'Photos for a quote',
  text: 'They appear at once in quote {number} of {team}.',
  take: 'Take a photo',
  choose: 'Choose photos',
  left: '{count, plural, one {# more photo} other {# more photos}} with this link',
  sending: 'Sending…',
  sent: 'Photo sent. Take the next one, or go back to the desk.',
  failed: 'The photo wasn’t sent. Check the connection and try again.',
  full: 'No more photos fit. Go back to the desk.',
  needsScript: 'Switch on JavaScript to send photos.',
  ended: 'This link has ended',
  endedHelp: 'Scan a new code at the desk.',
} as const
