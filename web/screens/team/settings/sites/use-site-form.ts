import type { Site } from '@costard/contract'
import { useForm } from '@mantine/form'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '#api/api.ts'
import { codeOf } from '#api/error-code.ts'
import { fieldError } from '#forms/field-error.tsx'
import { useNameProblem } from '#forms/use-name-problem.ts'
import { withChanges } from '#forms/with-changes.ts'
import { sitesQuery } from '../../site/sites-query.ts'
import { useTeam } from '../../team-context.ts'
import { fieldsOf, invalidPaths, isSame, type SiteFields } from './site-fields.ts'
import { useSitesChanged } from './use-sites-changed.ts'

/** The form of a site, saved on the version it was based on. site: undefined for a new one, which starts with `first`. */
export function useSiteForm(site: Site | undefined, first: SiteFields) {
  const t = useTranslations('settings.shop.error')
  const words = useTranslations('sites')
  const { id: teamId } = useTeam()
  const cache = useQueryClient()
  const nameProblem = useNameProblem()
  const changed = useSitesChanged()
  const [base, setBase] = useState(site)
  const [theirs, setTheirs] = useState<Site>()
  const form = useForm<SiteFields>({
    initialValues: site ? fieldsOf(site) : first,
    validate: (fields) =>
      Object.fromEntries(invalidPaths(fields).map((path) => [path, fieldError(errorOf(path, fields))])),
  })
  const errorOf = (path: string, fields: SiteFields): string => {
    if (path === 'name' && fields.name.trim() === '') return words('missingName')
    if (path === 'name') return nameProblem(fields.name) ?? t('long')
    if (path === 'street' && fields.street.trim() === '') return words('missingStreet')
    if (path.startsWith('hours')) return t('span')
    if (path.startsWith('closedDays')) return t('closed')
    return t(path === 'phone' && fields.phone !== '' ? 'phone' : 'long')
  }
  const start = (next: Site) => {
    setBase(next)
    setTheirs(undefined)
    form.setValues(fieldsOf(next))
    form.clearErrors()
  }
  const saving = useMutation({
    mutationFn: (on: Site | undefined) =>
      on
        ? api.sites.edit({ teamId, siteId: on.id, ...form.getValues(), rev: on.rev })
        : api.sites.add({ teamId, ...form.getValues() }),
    onSuccess: changed,
    onError: async (error) => {
      const code = codeOf(error)
      if (code === 'site/name-taken') {
        form.setFieldError('name', fieldError(words('nameTaken')))
        form.getInputNode('name')?.focus()
      }
      if (code !== 'site/changed' && code !== 'site/not-found' && code !== 'site/too-many') return
      const { sites } = await cache.fetchQuery({ ...sitesQuery(teamId), staleTime: 0 })
      if (code === 'site/changed') setTheirs(sites.find(({ id }) => id === base?.id))
    },
  })
  /** Resolves to the saved site; undefined if it is not saved. on: the version that is changed. */
  const save = async (on = base): Promise<Site | undefined> => {
    if (on && base && on !== base) {
      // Values that a colleague saved stay in the fields that were not changed here.
      form.setValues(withChanges(fieldsOf(on), fieldsOf(base), form.getValues()))
      setBase(on)
      setTheirs(undefined)
    }
    const { hasErrors, errors } = form.validate()
    if (hasErrors) {
      const [path] = Object.keys(errors)
      if (path) form.getInputNode(path)?.focus()
      return undefined
    }
    return saving.mutateAsync(on).catch(() => undefined)
  }
  return {
    form,
    isUnsaved: !isSame(form.values, base ? fieldsOf(base) : first),
    discard: base && (() => start(base)),
    theirs,
    save,
    start,
    isSaving: saving.isPending,
    error: theirs || codeOf(saving.error) === 'site/name-taken' ? null : saving.error,
  }
}
