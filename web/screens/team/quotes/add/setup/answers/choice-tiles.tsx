import { choicePicturePath } from '@costard/contract'
import { type Answer, price } from '@costard/pricing'
import { Button } from '@mantine/core'
import { type HotkeyItem } from '@mantine/hooks'
import { IconCheck } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { useRegion } from '#messages/region-context.ts'
import { ButtonKeys } from '#ui/notes/button-keys.tsx'
import { useScreenKeys } from '#ui/layout/use-screen-keys.ts'
import { effectOf } from './effect.ts'
import { EffectWord } from './effect-word.tsx'
import { isFreeKey } from '../../is-free-key.ts'
import type { AnswerProps } from './answer-props.ts'
import classes from './choice-tiles.module.css'
import { wordsOf } from '../draft/use-lines.ts'

/**
 * Choices as tiles: the digit key on the left, the effect on the right. A single choice collapses the
 * question, a multiple choice has a "Next" button.
 */
export function ChoiceTiles({
  document,
  line,
  question,
  labelId,
  showsEffects,
  onAnswer,
  onNext,
}: AnswerProps) {
  const t = useTranslations('counter.setup')
  const { language } = useRegion()
  const words = wordsOf(document, question, language)
  const isMulti = question.type === 'multi'
  const choices =
    question.type === 'boolean'
      ? [{ key: 'true' }, { key: 'false' }]
      : question.choices.filter(({ active }) => active !== false)
  const given = line.setup.answers[question.key]
  const chosen = new Set(
    Array.isArray(given) ? given : given === undefined || given === null ? [] : [String(given)],
  )

  const toggled = (key: string): Answer => {
    if (!isMulti) return question.type === 'boolean' ? key === 'true' : key
    if (chosen.has(key)) return [...chosen].filter((one) => one !== key)
    const isExclusive = (one: string) =>
      question.choices.find((choice) => choice.key === one)?.exclusive === true
    return isExclusive(key) ? [key] : [...chosen].filter((one) => !isExclusive(one)).concat(key)
  }
  const choose = (key: string) => {
    onAnswer(toggled(key))
    if (!isMulti) onNext()
  }
  const effectOfChoice = (key: string) => {
    const alone = isMulti ? [key] : question.type === 'boolean' ? key === 'true' : key
    const answers = { ...line.setup.answers, [question.key]: alone }
    return effectOf(price(document.pricing, { ...line.request, answers }), question.key, key)
  }
  const answerByEnter = (event: KeyboardEvent) => {
    if (!isMulti || !isFreeKey(event)) return
    event.preventDefault()
    if (chosen.size > 0 || !question.required) onNext()
  }
  useScreenKeys(
    [
      ...choices.slice(0, 9).map(({ key }, place) => [String(place + 1), () => choose(key)] as HotkeyItem),
      ['Enter', answerByEnter, { preventDefault: false }],
      // There is no text field beside the tiles, so digits always answer.
    ],
    [],
  )

  return (
    <>
      {isMulti && <p className={`${classes.hint} cp-dim`}>{t('several')}</p>}
      <div className={classes.tiles} role={isMulti ? 'group' : 'radiogroup'} aria-labelledby={labelId}>
        {choices.map(({ key }, place) => {
          const label =
            words.choice(key) || (question.type === 'boolean' ? t(key === 'true' ? 'yes' : 'no') : key)
          const help = words.choiceHelp(key)
          const image = words.choiceImage(key)
          return (
            <label key={key} className={classes.tile} data-chosen={chosen.has(key) || undefined}>
              <input
                type={isMulti ? 'checkbox' : 'radio'}
                className={classes.control}
                name={question.key}
                checked={chosen.has(key)}
                onChange={() => choose(key)}
                // A checked radio fires no change event: clicking it again keeps the answer.
                onClick={() => !isMulti && chosen.has(key) && onNext()}
              />
              <kbd className="cp-desk-only" aria-hidden="true">
                {place + 1}
              </kbd>
              {image !== undefined && (
                <img className={classes.tileImage} src={choicePicturePath(image)} alt="" loading="lazy" />
              )}
              <span className={classes.tileWords}>
                <b>{label}</b>
                {help && <span className="cp-dim">{help}</span>}
              </span>
              {showsEffects && (
                <span className={classes.tileEffect}>
                  <EffectWord document={document} effect={effectOfChoice(key)} />
                </span>
              )}
              {chosen.has(key) && (
                <IconCheck className={`${classes.tick} cp-desk-only`} size={18} stroke={2} />
              )}
            </label>
          )
        })}
      </div>
      {isMulti && (
        <Button
          className={classes.next}
          onClick={onNext}
          disabled={question.required && chosen.size === 0}
          rightSection={<ButtonKeys keys="Enter" />}
        >
          {t('next')}
        </Button>
      )}
    </>
  )
}
