import { create } from 'zustand'
import { type Language, useLanguage } from './language.ts'

/** By the codes of refusals. */
type Sentences = Readonly<Record<string, string>>

/** The sentences of refusals, by language. A first visit is refused nothing: they are fetched with the first refusal. */
export const useSentences = create<Partial<Record<Language, Sentences>>>()(() => ({}))

let fetched: Partial<Record<Language, () => Promise<Sentences>>> = {}

/** Where sentences come from: whoever puts the site together knows everybody who has some. */
export function startSentences(from: Record<Language, () => Promise<Sentences>>): void {
  fetched = from
}

/** Resolves when there is a sentence for whatever is refused, or none can be had. Whoever makes an error waits for this first. */
export async function readySentences(): Promise<void> {
  const { language } = useLanguage.getState()
  if (useSentences.getState()[language]) return
  const sentences = await fetched[language]?.().catch(() => undefined)
  if (sentences) useSentences.setState({ [language]: sentences })
}

// What is on the page goes along when somebody changes the language.
useLanguage.subscribe(() => {
  if (Object.keys(useSentences.getState()).length > 0) void readySentences()
})
