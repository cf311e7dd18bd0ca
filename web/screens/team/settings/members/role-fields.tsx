import { hasOwnRights, type OwnRights, rightsOf, type Role } from '@costard/contract'
import { numberStyle, unitAfter } from '@costard/pricing'
import { NumberInput, Radio, Switch } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { useRegion } from '#messages/region-context.ts'
import classes from './role-fields.module.css'

export interface RoleValues extends OwnRights {
  readonly role: Role
}

/** Role of a member, and additional rights. */
export function RoleFields({
  roles,
  values,
  onChange,
}: {
  readonly roles: readonly Role[]
  readonly values: RoleValues
  readonly onChange: (values: RoleValues) => void
}) {
  const t = useTranslations('settings.members')
  const words = useTranslations('settings.roles')
  const { region } = useRegion()
  const { role } = values
  const { seesCosts, maxAdjustBp } = rightsOf(role, values)
  const usual = rightsOf(role, { costView: null, maxAdjustBp: null })
  // Only managers release held lines.
  const adjusts = role === 'manager'
  return (
    <>
      <Radio.Group
        label={t('role')}
        value={role}
        onChange={(next) =>
          onChange({ role: roles.find((one) => one === next) ?? role, costView: null, maxAdjustBp: null })
        }
      >
        <div className={classes.roles}>
          {roles.map((one) => (
            <Radio
              key={one}
              className={classes.role ?? ''}
              value={one}
              label={words(`${one}.name`)}
              description={words(`${one}.may`)}
            />
          ))}
        </div>
      </Radio.Group>
      {hasOwnRights(role) && (
        <div className={classes.rights}>
          <Switch
            label={t('costs')}
            description={t('costsHelp')}
            checked={seesCosts}
            onChange={({ currentTarget: { checked } }) =>
              onChange({ ...values, costView: checked === usual.seesCosts ? null : checked })
            }
          />
          {adjusts && (
            <NumberInput
              label={t('limit')}
              description={t('limitHelp')}
              min={0}
              max={100}
              decimalScale={2}
              decimalSeparator={numberStyle(region).decimal}
              allowedDecimalSeparators={['.', ',']}
              suffix={unitAfter('%', region)}
              value={maxAdjustBp / 100}
              onChange={(typed) => {
                const bp = Math.round(Number(typed) * 100)
                const isBound = Number.isFinite(bp) && bp >= 0 && bp <= 10_000
                if (isBound) onChange({ ...values, maxAdjustBp: bp === usual.maxAdjustBp ? null : bp })
              }}
            />
          )}
        </div>
      )}
    </>
  )
}
