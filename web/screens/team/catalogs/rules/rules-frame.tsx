import { inFamilies } from '@costard/contract/price-grid'
import type { Model } from '@costard/pricing'
import { patterns } from '#paths'
import { Button, Drawer } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconLayoutSidebarRightExpand, IconPlayerPlay } from '@tabler/icons-react'
import { useState } from 'react'
import { Outlet, useMatch } from 'react-router'
import { useTranslations } from 'use-intl'
import { useKeys } from '#ui/layout/use-keys.ts'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { useDraft } from '../draft/draft-context.ts'
import type { Trial } from './bench/bench-price.ts'
import { TestBench } from './bench/test-bench.tsx'
import classes from './rules-frame.module.css'

/** Layout of the screens for questions and effects, with the test bench beside them. */
export function RulesFrame() {
  const t = useTranslations('catalogRules.bench')
  const common = useTranslations('common')
  const { document } = useDraft().state
  const isWide = useMediaQuery('(min-width: 68.75em)', true, { getInitialValueInEffect: false })
  const [isHidden, setHidden] = useState(false)
  const [isSheet, setSheet] = useState(false)
  const [trial, setTrial] = useState<Trial>()
  const toggle = () => (isWide ? setHidden(!isHidden) : setSheet(!isSheet))
  useKeys({ b: toggle })
  const wording = useMatch(patterns.catalogQuestion)?.params.key
  const effects = useMatch(patterns.computationQuestion)?.params.key
  const bench = {
    // Replaces a device that was removed from the draft by the first one.
    trial: trial ?? { variantId: firstVariant(document.pricing.models), answers: {}, services: [] },
    onTrial: setTrial,
    edited: wording ?? effects,
  }
  return (
    <div className={classes.frame} data-bench={(isWide && !isHidden) || undefined}>
      <div className={classes.main}>
        <Outlet />
      </div>
      {isWide && !isHidden && (
        <aside className={classes.side} aria-label={t('title')}>
          <TestBench {...bench} onHide={() => setHidden(true)} />
        </aside>
      )}
      {isWide && isHidden && (
        <IconButton
          className={classes.show ?? ''}
          icon={IconLayoutSidebarRightExpand}
          iconSize={18}
          label={t('show')}
          onClick={() => setHidden(false)}
        />
      )}
      {!isWide && (
        <>
          <Button
            className={classes.open ?? ''}
            leftSection={<Icon of={IconPlayerPlay} size={16} />}
            variant="default"
            onClick={() => setSheet(true)}
          >
            {t('title')}
          </Button>
          <Drawer
            opened={isSheet}
            onClose={() => setSheet(false)}
            position="bottom"
            size="85%"
            closeButtonProps={{ 'aria-label': common('close') }}
          >
            <TestBench {...bench} />
          </Drawer>
        </>
      )}
    </div>
  )
}

/** The first priced device in the order of the price grid, which lists phones first. */
function firstVariant(models: readonly Model[]): string {
  const variants = inFamilies(models).flatMap((model) => model.variants)
  return (variants.find(({ priceMinor }) => priceMinor !== null) ?? variants[0])?.id ?? ''
}
