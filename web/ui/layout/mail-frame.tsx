/** Shows the HTML of a mail. Sandboxed: no scripts, and links do not work. */
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
