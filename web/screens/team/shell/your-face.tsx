import { useSignedIn } from '#session/session-context.ts'
import { Face } from '#ui/pictures/face.tsx'
import { useYourName } from './your-name.ts'

/** Photo or initials of the signed-in user. Decorative: the name is beside it. */
export function YourFace({ size = '1.625rem' }: { readonly size?: string }) {
  const { photoURL } = useSignedIn().user
  return <Face name={useYourName()} photo={photoURL} size={size} />
}
