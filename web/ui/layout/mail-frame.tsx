/** Shows a mail as it is read. Sandboxed: no scripts, and its links lead nowhere. */
export function MailFrame({
  html,
  title,
  className,
}: {
  readonly html: string
  readonly title: string
  readonly className?: string | undefined
}) {
  return <iframe className={className} title={title} sandbox="" srcDoc={html} />
}
