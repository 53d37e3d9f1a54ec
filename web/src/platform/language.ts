import { create } from 'zustand'
import { local } from './storage.ts'

export type Language = 'PT' | 'EN'

const tags: Record<Language, string> = { PT: 'pt-BR', EN: 'en' }
const languageTag = (language: Language): string => tags[language]

interface LanguageState {
  language: Language
  choose: (language: Language) => void
}

export const useLanguage = create<LanguageState>()((set) => ({
  language: 'PT',
  choose(language) {
    remember(language)
    set({ language })
  },
}))

/** The stored language if the brand still speaks it, else the brand's default. It is stored as the current and as the last one. */
export function startLanguage({ languages, defaultLanguage }: { languages: readonly Language[]; defaultLanguage: Language }): void {
  const stored = local.read('lang') as Language | undefined
  useLanguage.getState().choose(stored && languages.includes(stored) ? stored : defaultLanguage)
}

function remember(language: Language): void {
  local.write('lang', language)
  local.write('hisLang', language)
  document.documentElement.lang = languageTag(language)
}
