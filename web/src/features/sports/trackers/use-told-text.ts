import type { MatchRow } from '@tucano/contract/sports'
import { useText } from '#platform/text'
import type { Told } from './scene-of.ts'
import { type Texts, pt, texts } from './texts.ts'

type PlayKey = Extract<keyof Texts, `play_${string}`>
const isKnown = (key: string): key is PlayKey => Object.hasOwn(pt, key)

/** What nobody has a word for is said as its source does: `shot-saved` as "shot saved". */
const plain = (kind: string): string => kind.replaceAll(/[-_]|(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase()

/** Says what was told of a match. */
export function useToldText(match: Pick<MatchRow, 'home' | 'away'>): (told: Told) => string {
  const t = useText(texts)
  return ({ kind, side, player, seconds }) => {
    const key = `play_${kind}`
    const what = isKnown(key) ? t(key) : plain(kind)
    const named = player ? t('byPlayer', { what, player }) : what
    const who = side && match[side]?.name
    const said = who ? t('of', { what: named, who }) : named
    return seconds === null ? said : t('at', { minute: Math.max(1, Math.ceil(seconds / 60)), what: said })
  }
}
