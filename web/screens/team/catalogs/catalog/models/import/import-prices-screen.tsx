import { useRef, useState } from 'react'
import { Navigate, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { paths } from '#paths'
import { useScreenSize } from '#ui/layout/use-screen-size.ts'
import { useScreenKeys } from '#ui/layout/use-screen-keys.ts'
import { useMay, useTeam } from '../../../../team-context.ts'
import { useDraft } from '../../../draft/draft-context.ts'
import { ImportFoot } from './import-foot.tsx'
import { ImportHead } from './import-head.tsx'
import classes from './import-prices.module.css'
import { ColumnsStep } from './mapping/columns-step.tsx'
import { ResultStep } from './result/result-step.tsx'
import { StartImport } from './start-import.tsx'
import { usePriceList } from './use-price-list.ts'
import { useSourceList } from './use-source-list.ts'

/** Imports a price list into the draft, after a preview. */
export function ImportPricesScreen() {
  const { id } = useTeam()
  const { catalogId } = useDraft()
  const mayPrice = useMay('price.edit')
  return mayPrice ? <ImportPrices /> : <Navigate to={paths.catalogModels(id, catalogId)} replace />
}

function ImportPrices() {
  const t = useTranslations('catalogImport')
  const sources = useTranslations('priceSources')
  const navigate = useNavigate()
  const { id: teamId } = useTeam()
  const { catalogId, editor } = useDraft()
  const prices = usePriceList()
  const ofSource = useSourceList(prices)
  const asked = useRef<HTMLElement>(null)
  const isPhone = useScreenSize() === 'phone'
  const [isAsideOnPhone, setAsideOnPhone] = useState(false)
  // A list of a known kind starts with its preview.
  const [wantsResult, setWantsResult] = useState<boolean>()
  const isKnown = (prices.file?.known ?? ofSource?.held) !== undefined && prices.list !== undefined
  const isResult =
    (!ofSource || ofSource.held !== undefined) && (wantsResult ?? isKnown) && prices.question === undefined
  const canRun = prices.isReady && prices.parts.length > 0
  const goOn = () => {
    if (prices.question !== undefined && isPhone && !isResult) setAsideOnPhone(false)
    else if (prices.question !== undefined) asked.current?.focus()
    else if (ofSource && isResult) ofSource.held?.release.run()
    else if (ofSource) ofSource.save.run()
    else if (!isResult) setWantsResult(true)
    else if (canRun) {
      prices.remember()
      editor.change(t('step', { count: prices.count }), prices.parts, { isWhole: true })
      void navigate(paths.catalogModels(teamId, catalogId))
    }
  }
  useScreenKeys([['mod+Enter', goOn]], [])
  if (!prices.source) return <StartImport prices={prices} onOpen={() => setWantsResult(undefined)} />
  return (
    <div className={classes.screen}>
      <ImportHead prices={prices} isResult={isResult} onColumns={() => setWantsResult(false)} />
      {isResult ? (
        <ResultStep prices={prices} decides={!ofSource} />
      ) : (
        <ColumnsStep
          prices={prices}
          source={prices.source}
          askedRef={asked}
          sheet={
            isPhone
              ? {
                  isOpen: !isAsideOnPhone,
                  onOpen: () => setAsideOnPhone(false),
                  onClose: () => setAsideOnPhone(true),
                }
              : undefined
          }
        />
      )}
      <ImportFoot
        prices={prices}
        isResult={isResult}
        onBack={() => setWantsResult(false)}
        canGoOn={!isResult || canRun || ofSource !== undefined}
        onGoOn={goOn}
        {...(ofSource && {
          goOnLabel: sources(isResult ? 'release' : 'read'),
          status: isResult ? sources('heldTitle') : undefined,
          onLeaveOut: isResult ? ofSource.held?.leaveOut.run : undefined,
        })}
      />
    </div>
  )
}
