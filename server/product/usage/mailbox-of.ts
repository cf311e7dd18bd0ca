/** Returns the mailbox of an address: name+shop@example.com is name@example.com at most providers. */
export function mailboxOf(address: string): string {
  return address.toLowerCase().replace(/\+[^@]*@/, '@')
}
