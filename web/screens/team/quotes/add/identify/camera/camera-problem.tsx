import { Button } from '@mantine/core'
import { IconCameraOff } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import type { CameraProblem as Problem } from '#scan/camera.ts'
import classes from './scan-dialog.module.css'

/** Reason why there is no camera picture, with advice. */
export function CameraProblem({
  problem,
  onTryAgain,
}: {
  readonly problem: Problem
  readonly onTryAgain: () => void
}) {
  const t = useTranslations('counter.scan')
  const common = useTranslations('common')
  return (
    <div className={classes.problem} role="alert">
      <IconCameraOff size={32} stroke={1.5} />
      <b>{t(`problem.${problem}`)}</b>
      <p>{t(`wayOut.${problem}`)}</p>
      {problem !== 'insecure' && (
        <Button variant="default" size="md" onClick={onTryAgain}>
          {common('tryAgain')}
        </Button>
      )}
    </div>
  )
}
