import { useEffect } from 'react'
import { CallError } from './call.ts'
import { readySentences, useSentences } from './error-sentences.ts'
import { useErrorText } from './error-text.ts'
import { useLanguage } from './language.ts'

/** Says codes of refusals that come in answers: their sentences are fetched with the first of them, and until then nothing is said. */
export function useRefusalText(hasCode: boolean): (code: string) => string {
  const say = useErrorText()
  const isReady = useSentences((all) => all[useLanguage.getState().language] !== undefined)
  useEffect(() => {
    if (hasCode) void readySentences()
  }, [hasCode])
  return (code) => (isReady ? say(new CallError(code as CallError['code'])) : '')
}
