import { Button } from '@mantine/core'
import {
  IconArrowDown,
  IconArrowLeft,
  IconArrowRight,
  IconLockOpen,
  IconUserQuestion,
} from '@tabler/icons-react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { paths } from '#paths'
import { HeroMoney } from '#ui/hero-money.tsx'
import { useMay, useTeam } from '../../../team-context.ts'
import classes from './setup-foot.module.css'
import { isFrom, isHeld, netOf } from './price/standing-price.ts'
import { WayButtons } from './device/stopped.tsx'
import { type DraftLine, isStopped, type LineForm } from './draft/use-lines.ts'
import type { OpenQuestion } from './answers/use-open-question.ts'
import type { SaveQuote } from './draft/use-save-quote.ts'
import type { WaysOut } from './use-ways-out.ts'

/** Buttons to continue. On a phone also the price, and first a link to the next open question. */
export function SetupFoot({
  lines,
  line,
  open,
  save,
  ways,
  onRelease,
}: {
  readonly lines: readonly DraftLine[]
  readonly line: LineForm
  readonly open: OpenQuestion
  readonly save: SaveQuote
  readonly ways: WaysOut
  /** Asks a manager about a held line, or opens its release. */
  readonly onRelease: (() => void) | undefined
}) {
  const t = useTranslations('counter.setup')
  const common = useTranslations('common')
  const isLeast = isFrom(lines.map((one) => one.line))
  const review = useTranslations('counter.review')
  const team = useTeam()
  const net = netOf(
    lines.map((one) => one.line),
    team,
  )
  const isAnyHeld = lines.some((one) => one.line && isHeld(one.line.result))
  const hasWays = ways.checkAgain !== undefined || ways.remove !== undefined
  const mayRelease = useMay('quote.override')
  const isRejected = line.result.outcome === 'reject'
  const toReview = onRelease ? (
    <Button
      size="md"
      className={classes.toReview}
      loading={save.isRunning}
      onClick={onRelease}
      leftSection={
        mayRelease ? <IconLockOpen size={18} stroke={1.75} /> : <IconUserQuestion size={18} stroke={1.75} />
      }
    >
      {t(mayRelease ? 'toRelease' : 'askManager')}
    </Button>
  ) : (
    <Button
      size="md"
      className={classes.toReview}
      // For a rejected device the ways out come first.
      variant={isRejected ? 'default' : 'filled'}
      loading={save.isRunning}
      onClick={save.run}
      rightSection={<IconArrowRight size={18} stroke={1.75} />}
    >
      {t('toReview')}
    </Button>
  )
  return (
    <>
      <Button
        className="cp-desk-only"
        component={Link}
        to={paths.chooseCatalogs(team.id)}
        variant="default"
        size="md"
        leftSection={<IconArrowLeft size={18} stroke={1.75} />}
      >
        {t('back')}
      </Button>
      <span className={`${classes.keys} cp-dim cp-desk-only`}>
        {t.rich(lines.length > 1 ? 'keysSeveral' : 'keys', { kbd: (key) => <kbd>{key}</kbd> })}
      </span>
      {net !== null && (
        <span className={`${classes.mini} cp-phone-only`} data-price>
          <span>{net === 0 && !isLeast ? common('nothingToPay') : t(directionOf(net, isLeast))}</span>
          <HeroMoney minor={Math.abs(net)} currency={line.result.currency} size="1.75rem" />
        </span>
      )}
      {net === null && (
        <b
          className={`${classes.mini} cp-phone-only`}
          data-stopped={isStopped(line) ? line.result.outcome : undefined}
          data-open={!isStopped(line) || undefined}
        >
          {isStopped(line) ? t('noPrice') : review(isAnyHeld ? 'onHold' : 'noPriceYet')}
        </b>
      )}
      {isStopped(line) && hasWays && !onRelease ? (
        <>
          <span className="cp-desk-only">{toReview}</span>
          <span className={`${classes.ways} cp-phone-only`}>
            <WayButtons ways={ways} isPrimary={isRejected} />
          </span>
        </>
      ) : open.key === undefined || onRelease ? (
        toReview
      ) : (
        <>
          <span className="cp-desk-only">{toReview}</span>
          <Button
            size="md"
            className={`${classes.toReview} cp-phone-only`}
            rightSection={<IconArrowDown size={18} stroke={1.75} />}
            onClick={() =>
              document.querySelector('[data-state=current]')?.scrollIntoView({ block: 'center' })
            }
          >
            {t('toNext')}
          </Button>
        </>
      )}
    </>
  )
}

function directionOf(net: number, isLeast: boolean) {
  if (net > 0) return isLeast ? 'customerPaysFrom' : 'customerPays'
  return isLeast ? 'youPayFrom' : 'youPay'
}
