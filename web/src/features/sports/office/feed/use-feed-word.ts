import { useText } from '#platform/text'
import { type Texts, texts } from './texts.ts'

type Group = 'scope' | 'reason' | 'kind' | 'cause' | 'quota'
type Named = Extract<keyof Texts, `${Group}_${string}`>

const isNamed = (name: string): name is Named => Object.hasOwn(texts.pt, name)

/** What something of the feed is called; what nobody has a word for, by the feed's own. */
export function useFeedWord(): (group: Group, key: string) => string {
  const t = useText(texts)
  return (group, key) => {
    const name = `${group}_${key}`
    return isNamed(name) ? t(name) : key
  }
}
