import { use } from 'react'
import type { Language } from '#shared/languages.ts'
import type { Sentences, Translation } from '#shared/messages/sentence.ts'
import { keepLanguage, readLanguage, useLanguage } from '#web/language.ts'
import { type Say, sayIn } from '#web/say.ts'

/** Something that is fetched for each language apart, and only when that is chosen. */
export type PerLanguage<Part> = {
  load: (language: Language) => Promise<Part>
  /** Undefined until it has been loaded. */
  find: (language: Language) => Part | undefined
  /**
   * For what stands on the screen: the same promise each time, or React would ask without end. Where the language cannot be
   * fetched it is what is there in another one.
   */
  show: (language: Language) => Promise<Part>
}
export type Messages<English extends Sentences> = PerLanguage<Say<English>>

type Files<English extends Sentences> = Record<Language, () => Promise<{ messages: Translation<English> }>>

/** What has been used on this page has to be there in a new language before that is shown. */
const inUse = new Set<Pick<PerLanguage<unknown>, 'load'>>()

export function perLanguage<Part>(
  fetchPart: (language: Language) => Promise<Part>,
  english?: Part,
): PerLanguage<Part> {
  const asked = new Map<Language, Promise<Part>>()
  const loaded = new Map<Language, Part>()
  const shown = new Map<Language, Promise<Part>>()
  const part = { load, show, find: (language: Language) => loaded.get(language) }
  if (english !== undefined) {
    loaded.set('en', english)
    asked.set('en', settle(Promise.resolve(english), english))
    inUse.add(part)
  }

  function load(language: Language): Promise<Part> {
    inUse.add(part)
    const loading = asked.get(language) ?? begin(language)
    asked.set(language, loading)
    return loading
  }

  function begin(language: Language): Promise<Part> {
    const loading = fetchPart(language)
    loading.then(
      fetched => {
        loaded.set(language, fetched)
        settle(loading, fetched)
      },
      () => asked.delete(language), // there was no network: whoever asks next tries again
    )
    return loading
  }

  function show(language: Language): Promise<Part> {
    if (loaded.has(language)) return load(language)
    const showing =
      shown.get(language) ??
      load(language).catch(failure => {
        for (const other of loaded.values()) return other
        setTimeout(() => shown.clear(), 1000) // by then the page says so, and its 'Try again' asks anew
        throw failure
      })
    shown.set(language, showing)
    return showing
  }

  return part
}

/** Marks a promise as React does, so that `use` returns its value at once. */
function settle<Value>(promise: Promise<Value>, value: Value): Promise<Value> {
  return Object.assign(promise, { status: 'fulfilled', value })
}

/** The message files of a feature; `english` where its English words are there from the beginning, on every page. */
export function defineMessages<English extends Sentences>(
  files: Files<English>,
  english?: Translation<English>,
): Messages<English> {
  return perLanguage(
    async language => sayIn<English>((await files[language]()).messages, language),
    english && sayIn<English>(english, 'en'),
  )
}

/** In the language that is spoken here, or in another one. */
export function useMessages<Part>(messages: PerLanguage<Part>, other?: Language): Part {
  const spoken = useLanguage()
  // Always `use`, also of what is there: a component that calls it only when it must wait fails when React renders it again.
  return use(messages.show(other ?? spoken))
}

/** Everything on the screen changes at once, and nothing typed is lost. Rejects where the sentences cannot be fetched. */
export async function changeLanguage(language: Language): Promise<void> {
  await loadInUse(language)
  keepLanguage(language)
}

export async function loadInUse(language: Language): Promise<void> {
  await Promise.all([...inUse].map(part => part.load(language)))
}

/** A page's module together with its sentences, in the language that is chosen by then. */
export function withSentences<Page>(
  importPage: () => Promise<Page>,
  parts: readonly Pick<PerLanguage<unknown>, 'load'>[],
  language?: Language,
): () => Promise<Page> {
  return async () => {
    const sentences = parts.map(part => part.load(language ?? readLanguage()))
    const [page] = await Promise.all([importPage(), ...sentences])
    return page
  }
}
