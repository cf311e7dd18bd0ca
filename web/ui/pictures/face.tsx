import { useState } from 'react'
import { Initials } from './initials.tsx'
import classes from './face.module.css'

/** A person's photo, else their initials. Decorative: the name is beside it. */
export function Face({
  name,
  photo,
  isColored = false,
  size = '1.625rem',
}: {
  readonly name: string
  readonly photo: string | null | undefined
  readonly isColored?: boolean
  readonly size?: string
}) {
  const [broken, setBroken] = useState<string>()
  if (!photo || photo === broken || !isOurs(photo))
    return <Initials name={name} size={size} isColored={isColored} />
  return (
    <img
      className={classes.photo}
      src={photo}
      alt=""
      style={{ width: size, height: size }}
      onError={() => setBroken(photo)}
    />
  )
}

/** True for pictures on our origin: another host would learn who looks at them. */
function isOurs(url: string): boolean {
  return URL.parse(url)?.origin === window.location.origin
}
