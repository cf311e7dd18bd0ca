import { useState } from 'react'
import { useSignedIn } from '#session/session-context.ts'
import { Initials } from '#ui/initials.tsx'
import classes from './your-face.module.css'
import { useYourName } from './your-name.ts'

/** The photo of the signed-in person, else their initials. Decoration: the name is beside it. */
export function YourFace({ size = '1.625rem' }: { readonly size?: string }) {
  const name = useYourName()
  const { user } = useSignedIn()
  const [broken, setBroken] = useState<string>()
  const { photoURL } = user
  if (photoURL === null || photoURL === broken || !isOurs(photoURL))
    return <Initials name={name} size={size} />
  return (
    <img
      className={classes.photo}
      src={photoURL}
      alt=""
      style={{ width: size, height: size }}
      onError={() => setBroken(photoURL)}
    />
  )
}

/** Nothing is loaded from elsewhere: whoever keeps a picture would learn when it is looked at. */
function isOurs(url: string): boolean {
  return URL.parse(url)?.origin === window.location.origin
}
