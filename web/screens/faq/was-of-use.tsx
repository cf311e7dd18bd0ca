import { Button } from '@mantine/core'
import { useLocalStorage } from '@mantine/hooks'
import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { query } from '#api/api.ts'
import { useRegion } from '#messages/region-context.ts'
import classes from './was-of-use.module.css'

/**
 * Asks below an answer whether it was useful. Only sums are stored; this browser remembers the rated answers.
 */
export function WasOfUse({ uid }: { readonly uid: string }) {
  const t = useTranslations('faq.ofUse')
  const { language } = useRegion()
  const [rated, setRated] = useLocalStorage<readonly string[]>({
    key: 'answers-rated',
    defaultValue: [],
    getInitialValueInEffect: false,
  })
  // Errors are ignored: a lost rating does not concern the reader.
  const { mutate } = useMutation(query.help.rate.mutationOptions())
  const rate = (wasOfUse: boolean) => {
    setRated((before) => [...before, uid].slice(-mostRemembered))
    mutate({ uid, language, wasOfUse })
  }
  return (
    <section className={classes.ofUse} aria-label={t('question')}>
      {rated.includes(uid) ? (
        <p role="status">{t('thanks')}</p>
      ) : (
        <>
          <p>{t('question')}</p>
          <Button variant="default" onClick={() => rate(true)}>
            {t('yes')}
          </Button>
          <Button variant="default" onClick={() => rate(false)}>
            {t('no')}
          </Button>
        </>
      )}
    </section>
  )
}

const mostRemembered = 200
