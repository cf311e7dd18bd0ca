/** First steps of a new team. */
export const firstSteps = {
  label: 'First steps',
  title: 'Welcome to {team}',
  text: 'Do these in any order; the list ticks itself off. Hide moves it to Help.',
  count: '{done, number} of {all, number} done',
  done: 'Done',
  hide: 'Hide',
  hidden: 'The first steps are under Help now.',
  allDone: 'All first steps are done. A good start!',
  step: {
    shop: {
      title: 'Add your logo and hours',
      text: 'Customers see them on every offer.',
      action: 'Open settings',
    },
    prices: {
      title: 'Review the prices',
      text: '{count, plural, =0 {Add a catalog with your prices, then publish it.} one {# model with a sample price. Change what you pay, then publish.} other {# models with sample prices. Change what you pay, then publish.}}',
      action: 'Open prices',
    },
    colleague: {
      title: 'Invite your colleagues',
      text: 'A colleague needs one minute to join.',
      action: 'Invite',
    },
    quote: {
      title: 'Send the first quote',
      text: 'To yourself, to see what a customer sees.',
      action: 'Start',
    },
    widget: {
      title: 'Show prices on your website',
      text: 'Two lines of code, or a link for your profile.',
      action: 'Add a widget',
    },
  },
  again: 'What a new team does first, with a link to each.',
  show: 'Show above the quotes',
}
