import { create } from 'zustand'
import type { ErrorWords } from './error-words.ts'
import { type Language, useLanguage } from './language.ts'
import type { Translation } from './text.ts'

type Sentences = Translation<ErrorWords>

/** The sentences of refusals, by language. A first visit is refused nothing: they are fetched with the first refusal. */
export const useSentences = create<Partial<Record<Language, Sentences>>>()(() => ({}))

const fetched: Record<Language, () => Promise<Sentences>> = {
  PT: () => import('./error-words.ts').then(({ pt }) => pt),
  EN: () => import('./error-words-en.ts').then(({ en }) => en),
}

/** Resolves when there is a sentence for whatever is refused, or none can be had. Whoever makes an error waits for this first. */
export async function readySentences(): Promise<void> {
  const { language } = useLanguage.getState()
  if (useSentences.getState()[language]) return
  const sentences = await fetched[language]().catch(() => undefined)
  if (sentences) useSentences.setState({ [language]: sentences })
}

// What is on the page goes along when somebody changes the language.
useLanguage.subscribe(() => {
  if (Object.keys(useSentences.getState()).length > 0) void readySentences()
})
