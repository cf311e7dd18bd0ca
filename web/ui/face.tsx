import { useState } from 'react'
import { Initials } from './initials.tsx'
import classes from './face.module.css'

/** The photo of a person, else their initials. Decoration: the name is beside it. */
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

/** Nothing is loaded from elsewhere: whoever keeps a picture would learn when it is looked at. */
function isOurs(url: string): boolean {
  return URL.parse(url)?.origin === window.location.origin
}
