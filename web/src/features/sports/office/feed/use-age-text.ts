import { useText } from '#platform/text'
import { ageOf } from './age.ts'
import { texts } from './texts.ts'

/** How old something is, in words. */
export function useAgeText(): (atMs: number, nowMs: number) => string {
  const t = useText(texts)
  return (atMs, nowMs) => {
    const age = ageOf(atMs, nowMs)
    switch (age.is) {
      case 'now':
        return t('now')
      case 'seconds':
        return t('seconds', age)
      case 'minutes':
        return t('minutes', age)
      case 'hours':
        return t('hours', age)
    }
  }
}
