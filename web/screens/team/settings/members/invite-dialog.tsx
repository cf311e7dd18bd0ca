import {
  type InvitedRole,
  isLanguage,
  languages,
  memberLimits,
  rolesGivenBy,
  type SiteId,
  type TeamMember,
} from '@costard/contract'
import { NativeSelect, Stack, Textarea } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '#api/api.ts'
import { helpBelow } from '#forms/help-below.ts'
import { DialogFoot } from '#ui/dialog-foot.tsx'
import { languageNames } from '#ui/fields/language-names.ts'
import { Dialog } from '#ui/dialog.tsx'
import { useNotice } from '#ui/notes/use-notice.ts'
import { PlanLimitNote } from '../../kit/plan-limit-note.tsx'
import { useTeam } from '../../team-context.ts'
import { AddressNotes } from './address-notes.tsx'
import { MemberProblem } from './member-problem.tsx'
import { invitationsQuery } from './members-query.ts'
import { RoleFields, type RoleValues } from './role-fields.tsx'
import { SiteFields } from './site-fields.tsx'
import { typedAddresses } from './typed-addresses.ts'
import { useMemberChange } from './use-member-change.ts'
import { useSeats } from './use-seats.ts'

/** Invites people by mail, all with the same role. */
export function InviteDialog({
  members,
  onClose,
}: {
  readonly members: readonly TeamMember[]
  readonly onClose: () => void
}) {
  const t = useTranslations('settings.members')
  const common = useTranslations('common')
  const team = useTeam()
  const teamId = team.id
  const notify = useNotice()
  const { data: invitations = [] } = useQuery(invitationsQuery(teamId))
  const [text, setText] = useState('')
  const [values, setValues] = useState<RoleValues>({ role: 'agent', costView: null, maxAdjustBp: null })
  const [siteIds, setSiteIds] = useState<SiteId[]>([])
  const [language, setLanguage] = useState(team.language)
  const [isMissing, setMissing] = useState(false)
  const invited = new Set(
    invitations.flatMap(({ email, isExpired, isDeclined }) => (isExpired || isDeclined ? [] : [email])),
  )
  const typed = typedAddresses(text, {
    members: new Set(members.map(({ email }) => email?.toLowerCase() ?? '')),
    invited,
  })
  const count = typed.emails.length
  const seats = useSeats()
  // An invited person occupies a seat until the invitation expires.
  const used = members.length + invited.size
  const isBeyond = seats !== undefined && used + count > seats
  const isTooMany = count > memberLimits.maxInvitedAtOnce
  const send = useMemberChange(
    (emails: readonly string[]) =>
      api.invitations.add({
        ...values,
        teamId,
        emails: [...emails],
        role: values.role as InvitedRole, // ownership cannot be chosen
        siteIds,
        language,
      }),
    (sent) => {
      notify(t('sent', { count: sent.length }))
      onClose()
    },
  )
  const submit = () => {
    if (count === 0) setMissing(true)
    else if (!isTooMany && !isBeyond && !send.isRunning) send.run(typed.emails)
  }
  useHotkeys([['mod+Enter', submit]], [])
  return (
    <Dialog opened onClose={onClose} size="lg" title={t('inviteTitle', { team: team.name })}>
      <Stack>
        <Textarea
          data-autofocus
          label={t('emails')}
          description={t('emailsHelp', { days: String(memberLimits.invitationDays) })}
          inputWrapperOrder={helpBelow}
          autosize
          minRows={2}
          maxRows={6}
          maxLength={8000}
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={text}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value)
            setMissing(false)
          }}
          error={
            isTooMany
              ? t('tooManyAtOnce', { max: String(memberLimits.maxInvitedAtOnce) })
              : isMissing && t('emailMissing')
          }
        />
        <AddressNotes typed={typed} />
        {seats !== undefined && (
          <div className="cp-dim" role="status">
            {t('seats', { used: String(used), seats: String(seats), count })}
          </div>
        )}
        {isBeyond && <PlanLimitNote meter="members" />}
        <RoleFields
          roles={rolesGivenBy(team.role).filter((role) => role !== 'owner')}
          values={values}
          onChange={setValues}
        />
        <SiteFields siteIds={siteIds} onChange={setSiteIds} />
        <NativeSelect
          label={t('language')}
          data={languages.map((value) => ({ value, label: languageNames[value] }))}
          value={language}
          onChange={({ currentTarget: { value } }) => isLanguage(value) && setLanguage(value)}
        />
        <MemberProblem error={send.error} />
      </Stack>
      <DialogFoot
        onClose={onClose}
        isRunning={send.isRunning}
        label={t('send', { count })}
        running={common('sending')}
        onClick={submit}
      />
    </Dialog>
  )
}
