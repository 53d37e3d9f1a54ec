import { CallError } from './call.ts'
import { useSentences } from './error-sentences.ts'
import { useLanguage } from './language.ts'
import { useText } from './text.ts'
import { Told } from './told.ts'
import { words } from './words.ts'

/** What keeps other sentences from being fetched has its own beside the code. */
const OWN = ['unknown', 'network.failed', 'network.slow', 'encryption.key.unknown'] as const
const isOwn = (code: string): code is (typeof OWN)[number] => (OWN as readonly string[]).includes(code)

/** What to tell the visitor about anything that was thrown. */
export function useErrorText(): (error: unknown) => string {
  const t = useText(words)
  const language = useLanguage((state) => state.language)
  useSentences((all) => all[language])
  return (error) => {
    if (error instanceof Told) return error.message
    const code = error instanceof CallError ? error.code : 'unknown'
    if (isOwn(code)) return t(`error.${code}`)
    // Read when it is asked for: they have come since whoever asks was drawn.
    return useSentences.getState()[language]?.[code] ?? t('error.unknown')
  }
}
