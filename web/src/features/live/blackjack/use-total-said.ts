import { useText } from '#platform/text'
import { texts } from './texts.ts'

/** A total as a sentence has it: "7/17" would be heard as a fraction. */
export function useTotalSaid(): (total: string) => string {
  const t = useText(texts)
  return (total) => {
    const [low = '', high] = total.split('/')
    return high === undefined ? low : t('eitherTotal', { low, high })
  }
}
