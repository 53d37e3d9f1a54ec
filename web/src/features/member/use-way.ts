import { useText } from '#platform/text'
import { texts } from './texts.ts'

const ways = ['username', 'register', 'sms', 'google', 'facebook', 'firebase', 'trial'] as const

/** How somebody came in, in words. */
export function useWay(): (way: string) => string {
  const t = useText(texts)
  return (way) => {
    const known = ways.find((each) => each === way)
    return t(known ? `way_${known}` : 'way_other')
  }
}
