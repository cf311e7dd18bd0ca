import { useClientConfig } from '#api/client-config-context.ts'
import markOnDarkUrl from '../../assets/mark-on-dark.svg'
import markUrl from '../../assets/mark.svg'
import classes from './brand.module.css'

/** Mark and name. size: height of the letters. */
export function Brand({ size = '1.0625rem' }: { readonly size?: string }) {
  const { costard } = useClientConfig()
  return (
    <span className={classes.brand} style={{ fontSize: size }}>
      <img className="mantine-dark-hidden" src={markUrl} alt="" />
      <img className="mantine-light-hidden" src={markOnDarkUrl} alt="" />
      <span>
        <b>{costard.productName}</b> <i>Pro</i>
      </span>
    </span>
  )
}
