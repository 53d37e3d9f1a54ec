import { useEffect } from 'react'
import { CallError } from '#platform/call'
import { readySentences } from '#platform/error-sentences'
import { useErrorText } from '#platform/error-text'

/** Says codes of refusals that come in answers: their sentences are fetched with the first of them. */
export function useRefusalText(hasCode: boolean): (code: string) => string {
  const say = useErrorText()
  useEffect(() => {
    if (hasCode) void readySentences()
  }, [hasCode])
  return (code) => say(new CallError(code as CallError['code']))
}
