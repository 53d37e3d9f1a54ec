import { useText } from '#platform/text'
import type { Fact } from '#ui/facts'
import type { LogResult } from './check-all.ts'
import { texts } from './texts.ts'

/** What came of the public log, in a sentence. */
export function useLogFact(): (log: LogResult) => { facts: Fact[]; isWrong: boolean } {
  const t = useText(texts)
  const say = (log: LogResult): string => {
    if (log === 'empty') return t('logEmpty')
    if (log === 'failed') return t('logFailed')
    const { entries, mine, brokenAt, signature, missing } = log
    if (brokenAt !== undefined) return t('logBroken', { place: brokenAt })
    if (missing.length > 0) return t('logMissing', { count: missing.length })
    switch (signature) {
      case 'wrong':
        return t('logForged')
      case 'right':
        return t('logRight', { entries, mine })
      case 'unsigned':
        return t('logUnsigned', { entries, mine })
      case 'unsupported':
        return t('logUnsupported', { entries, mine })
    }
  }
  return (log) => ({
    facts: [{ key: 'factLog', label: t('factLog'), value: say(log) }],
    isWrong: typeof log === 'object' && (log.brokenAt !== undefined || log.signature === 'wrong' || log.missing.length > 0),
  })
}
