import type { PublicLine } from '@costard/contract'
import { choiceGroups, chosenOffer } from '@costard/quotes'
import { Checkbox, Radio } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { useMoney } from '#messages/use-money.ts'
import { useVariantWords, type VariantWords } from '#messages/use-variant-words.ts'
import classes from './quote-actions.module.css'

/** The customer's choice: by line id, and for alternatives the taken line by the name of the group. */
export interface Chosen {
  readonly propositionKeys: Readonly<Record<string, string>>
  readonly options: Readonly<Record<string, readonly string[]>>
  readonly leftOut: readonly string[]
  readonly taken: Readonly<Record<string, string>>
}

export const nothingChosen: Chosen = { propositionKeys: {}, options: {}, leftOut: [], taken: {} }

/** Returns the choice as input for the API; in a group without a decision no line is left out. */
export function choiceOf(lines: readonly PublicLine[], { propositionKeys, options, leftOut, taken }: Chosen) {
  const others = choiceGroups(lines).flatMap((group) =>
    taken[group.name] === undefined ? [] : group.lines.filter(({ id }) => id !== taken[group.name]),
  )
  const left = [...leftOut, ...others.map(({ id }) => id)]
  const kept = <Value,>(byLine: Readonly<Record<string, Value>>) =>
    Object.fromEntries(Object.entries(byLine).filter(([id]) => !left.includes(id)))
  const added = Object.entries(kept(options)).map(([id, keys]): [string, string[]] => [id, [...keys]])
  return { propositionKeys: kept(propositionKeys), options: Object.fromEntries(added), leftOut: left }
}

/** Form for the customer's choice: devices, their propositions, and added services. */
export function ChosenLines({
  lines,
  currency,
  chosen,
  onChange,
}: {
  readonly lines: readonly PublicLine[]
  readonly currency: string
  readonly chosen: Chosen
  readonly onChange: (chosen: Chosen) => void
}) {
  const words = useVariantWords()
  const groups = choiceGroups(lines)
  const of = { currency, chosen, onChange }
  return lines.map((line) => {
    const group = groups.find((one) => one.lines.includes(line))
    if (!group) return <ChosenLine key={line.id} line={line} {...of} />
    if (group.lines[0] !== line) return null
    const taken = group.lines.find(({ id }) => id === chosen.taken[group.name])
    return (
      <div key={line.id}>
        <Radio.Group
          label={group.name}
          value={taken?.id ?? null}
          onChange={(id) => onChange({ ...chosen, taken: { ...chosen.taken, [group.name]: id } })}
        >
          {group.lines.map((one) => (
            <Radio key={one.id} value={one.id} className={classes.offer} label={nameOf(one, words)} />
          ))}
        </Radio.Group>
        {taken && <ChosenLine line={taken} {...of} />}
      </div>
    )
  })
}

function ChosenLine({
  line,
  currency,
  chosen,
  onChange,
}: {
  readonly line: PublicLine
  readonly currency: string
  readonly chosen: Chosen
  readonly onChange: (chosen: Chosen) => void
}) {
  const t = useTranslations('quoteActions.accept')
  const words = useVariantWords()
  const money = useMoney(currency)
  const { id, options = [] } = line
  const isTaken = !chosen.leftOut.includes(id)
  const added = chosen.options[id] ?? []
  const { propositionKeys } = chosen
  const plain = chosenOffer(line, { propositionKeys })
  const addedBy = (key: string) => {
    const withIt = chosenOffer(line, { propositionKeys, options: { [id]: [key] } })
    return plain && withIt ? money.full(Math.abs(withIt.netMinor - plain.netMinor)) : ''
  }
  const add = (keys: readonly string[]) => onChange({ ...chosen, options: { ...chosen.options, [id]: keys } })
  return (
    <div>
      {line.isOptional === true && (
        <Checkbox
          className={classes.offer}
          label={t('takes', { device: nameOf(line, words) })}
          checked={isTaken}
          onChange={(event) =>
            onChange({
              ...chosen,
              leftOut: event.currentTarget.checked
                ? chosen.leftOut.filter((one) => one !== id)
                : [...chosen.leftOut, id],
            })
          }
        />
      )}
      {isTaken && (
        <Radio.Group
          label={t('offer', { device: nameOf(line, words) })}
          value={propositionKeys[id] ?? line.propositionKey}
          onChange={(key) => onChange({ ...chosen, propositionKeys: { ...propositionKeys, [id]: key } })}
        >
          {line.offers.map(({ propositionKey, name, netMinor }) => (
            <Radio
              key={propositionKey}
              value={propositionKey}
              className={classes.offer}
              label={
                <span className={classes.offerLabel}>
                  {name} <b>{money.full(Math.abs(netMinor))}</b>
                </span>
              }
            />
          ))}
        </Radio.Group>
      )}
      {isTaken && options.length > 0 && (
        <Checkbox.Group label={t('added')} value={[...added]} onChange={add}>
          {options.map(({ key, name }) => (
            <Checkbox
              key={key}
              value={key}
              className={classes.offer}
              label={
                <span className={classes.offerLabel}>
                  {name} <b>{addedBy(key)}</b>
                </span>
              }
            />
          ))}
        </Checkbox.Group>
      )}
    </div>
  )
}

function nameOf({ deviceName, variantLabel }: PublicLine, { labelName }: VariantWords): string {
  return [deviceName, labelName(variantLabel)].filter(Boolean).join(', ')
}
