import type { Site } from '@costard/contract'
import { useForm } from '@mantine/form'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api } from '#api/api.ts'
import { codeOf } from '#api/error-code.ts'
import { fieldError } from '#forms/field-error.tsx'
import { useNameProblem } from '#forms/use-name-problem.ts'
import { isFilledIn } from '#forms/is-filled-in.ts'
import { fieldsBetween } from '#forms/shared-form/by-field.ts'
import { ofForm } from '#forms/shared-form/of-form.ts'
import { useNewerVersion, useSharedForm } from '#forms/shared-form/use-shared-form.ts'
import { sitesQuery } from '../../site/sites-query.ts'
import { useTeam } from '../../team-context.ts'
import { fieldsOf, invalidPaths, type SiteFields } from './site-fields.ts'
import { useSitesChanged } from './use-sites-changed.ts'

/** State of the site form, saved as a whole. site: undefined for a new one, which starts with `first`. */
export function useSiteForm(site: Site | undefined, first: SiteFields) {
  const t = useTranslations('settings.shop.error')
  const words = useTranslations('sites')
  const { id: teamId } = useTeam()
  const cache = useQueryClient()
  const nameProblem = useNameProblem()
  const changed = useSitesChanged()
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
  const valuesOf = (version: Site | undefined) => (version ? fieldsOf(version) : first)
  const shared = useSharedForm(site, ofForm(form, valuesOf))
  const readSites = async () => (await cache.fetchQuery({ ...sitesQuery(teamId), staleTime: 0 })).sites
  const saving = useMutation({
    mutationFn: () =>
      shared.save({
        send: (base) =>
          base
            ? api.sites.edit({ teamId, siteId: base.id, ...form.getValues(), rev: base.rev })
            : api.sites.add({ teamId, ...form.getValues() }),
        isOutdated: (error) => codeOf(error) === 'site/changed',
        read: async () => (await readSites()).find(({ id }) => id === site?.id),
      }),
    onSuccess: changed,
    onError: async (error) => {
      const code = codeOf(error)
      if (code === 'site/name-taken') {
        form.setFieldError('name', fieldError(words('nameTaken')))
        form.getInputNode('name')?.focus()
      }
      if (code === 'site/not-found' || code === 'site/too-many') await readSites()
    },
  })
  useNewerVersion(site, shared, saving.isPending)
  /** Resolves to the saved site; undefined if saving failed. */
  const save = async (): Promise<Site | undefined> => {
    if (!isFilledIn(form)) return undefined
    return saving.mutateAsync().catch(() => undefined)
  }
  return {
    form,
    shared,
    takeTheirs: () => {
      shared.takeTheirs()
      saving.reset()
    },
    isUnsaved: fieldsBetween(valuesOf(shared.base), form.values).length > 0,
    discard: shared.base && (() => shared.start(shared.base)),
    save,
    isSaving: saving.isPending,
    error: shared.conflict || codeOf(saving.error) === 'site/name-taken' ? null : saving.error,
  }
}
