import type { CatalogId } from '@costard/contract'
import { Outlet, useParams } from 'react-router'
import { useAnnounceEditing } from '#live/announce-editing.ts'
import { useSignedIn } from '#session/session-context.ts'
import { useMay, useTeam } from '../../team-context.ts'
import { MoveToContext } from '../draft/editors.ts'
import { usePlaceOfRoute } from '../draft/use-place-of-route.ts'
import { DraftContext } from '../draft/draft-context.ts'
import { useCatalogDraft } from '../draft/use-catalog-draft.ts'
import { BeyondPlanNote } from './beyond-plan-note.tsx'
import { CatalogBoundary } from './catalog-boundary.tsx'
import { DraftHead } from './catalog-head.tsx'
import classes from './catalog-layout.module.css'
import { CatalogTabs } from './catalog-tabs.tsx'
import { DraftConflicts } from './draft-conflicts.tsx'
import { LeaveDraft } from './leave-draft.tsx'
import { NotSaved } from './not-saved.tsx'
import { RefusedStepNote } from './refused-step.tsx'
import { ScheduleNote } from './schedule/schedule-note.tsx'
import { ReadCatalog } from './read/read-catalog.tsx'
import { UndoBar } from './undo-bar.tsx'

/** Frame of a catalog: its head with tabs, and one draft shared by all of them. */
export function CatalogLayout() {
  const { gid = '' } = useParams()
  const mayEdit = useMay('catalog.edit')
  return (
    <CatalogBoundary key={gid}>
      {/* An invalid id fails the contract's check and counts as not found. */}
      {mayEdit ? <OpenCatalog catalogId={gid as CatalogId} /> : <ReadCatalog catalogId={gid as CatalogId} />}
    </CatalogBoundary>
  )
}

function OpenCatalog({ catalogId }: { readonly catalogId: CatalogId }) {
  const { id: teamId } = useTeam()
  const { editor, state } = useCatalogDraft(teamId, catalogId)
  const { moveTo } = useAnnounceEditing(teamId, catalogId, useSignedIn().user)
  usePlaceOfRoute(moveTo)
  return (
    <DraftContext value={{ teamId, catalogId, editor, state }}>
      <DraftHead />
      <CatalogTabs />
      <BeyondPlanNote />
      <NotSaved />
      <RefusedStepNote />
      <ScheduleNote />
      <DraftConflicts />
      <MoveToContext value={moveTo}>
        <div className={classes.body}>
          <Outlet />
        </div>
      </MoveToContext>
      <UndoBar />
      <LeaveDraft />
    </DraftContext>
  )
}
