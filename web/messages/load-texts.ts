import type { Language } from '@costard/contract'
import { loadCode } from '#code/load-code.ts'
import { enSession } from './en-session.ts'
import type { SessionTexts, SignedInTexts } from './messages.ts'
import type { TextTree } from './pseudo-texts.ts'
import { isPseudoLanguage } from './start-language.ts'
import type { TextsLike } from './texts-like.ts'

type Loader<Texts> = () => Promise<TextsLike<Texts>>

// English is bundled with the first view.
const session: Readonly<Record<Language, Loader<SessionTexts>>> = {
  en: () => Promise.resolve(enSession),
  fr: () => loadCode(() => import('./fr-session.ts')).then((file) => file.frSession),
  de: () => loadCode(() => import('./de-session.ts')).then((file) => file.deSession),
  es: () => loadCode(() => import('./es-session.ts')).then((file) => file.esSession),
}

const signedIn: Readonly<Record<Language, Loader<SignedInTexts>>> = {
  en: () => loadCode(() => import('./en-signed-in.ts')).then((file) => file.enSignedIn),
  fr: () => loadCode(() => import('./fr-signed-in.ts')).then((file) => file.frSignedIn),
  de: () => loadCode(() => import('./de-signed-in.ts')).then((file) => file.deSignedIn),
  es: () => loadCode(() => import('./es-signed-in.ts')).then((file) => file.esSignedIn),
}

/** Loads the texts of a language that are shown before sign-in. */
export const { load: loadSessionTexts } = once(session)

export const {
  /** Loads the texts of a language for signed-in users. */
  load: loadSignedInTexts,
  /** Returns the texts of a language for signed-in users; undefined until they are loaded. */
  loaded: loadedSignedInTexts,
} = once(signedIn)

/**
 * Pseudo texts show whether a screen has room for long texts, and which texts are not translated
 * (docs/how-to-add.md).
 */
async function asPseudo<Texts extends TextTree>(texts: Texts): Promise<Texts> {
  const { pseudoTexts } = await loadCode(() => import('./pseudo-texts.ts'))
  return pseudoTexts(texts)
}

interface LoadedOnce<Texts> {
  readonly load: (language: Language) => Promise<Texts>
  readonly loaded: (language: Language) => Texts | undefined
}

/** A file that failed to load is requested again. */
function once<Texts extends TextTree>(loaders: Readonly<Record<Language, Loader<Texts>>>): LoadedOnce<Texts> {
  const asked = new Map<Language, Promise<Texts>>()
  const come = new Map<Language, Texts>()
  const load = (language: Language) => {
    const known = asked.get(language)
    if (known) return known
    // The keys are the same, since use-intl types all languages by the English texts.
    const texts = loaders[language]() as Promise<Texts>
    const loading = isPseudoLanguage() ? texts.then(asPseudo) : texts
    asked.set(language, loading)
    loading.then(
      (loaded) => come.set(language, loaded),
      () => asked.delete(language),
    )
    return loading
  }
  return { load, loaded: (language) => come.get(language) }
}
