import { useEffect } from 'react'
import { CallError } from '#platform/call'
import { readySentences, useSentences } from '#platform/error-sentences'
import { useErrorText } from '#platform/error-text'
import { useLanguage } from '#platform/language'

/** Why something was refused in a room, once there are words for it. */
export function useRefusalText(code: string | undefined): string | undefined {
  const language = useLanguage((state) => state.language)
  const say = useErrorText()
  const sentences = useSentences((all) => all[language])
  useEffect(() => {
    if (code !== undefined) void readySentences()
  }, [code])
  if (code === undefined) return undefined
  if (code === 'network.slow') return say(new CallError(code))
  return sentences && (sentences[code] ?? say(undefined))
}
