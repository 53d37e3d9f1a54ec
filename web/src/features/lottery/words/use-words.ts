import { type Text, useText } from '#platform/text'
import { type Texts, texts } from './texts.ts'

type Key = keyof Texts & string
type Say = Text<Texts>
const isKey = (key: string): key is Key => key in texts.pt
/** What is said under a key that was put together; nothing where there is no such text. */
const at = (t: Say, key: string, values: Record<string, string | number> = {}): string | undefined =>
  isKey(key) ? (t as (key: Key, values: Record<string, string | number>) => string)(key, values) : undefined

/** Places of the result, and what is asked of them: `B3G6` is the last three in any order. */
const WINDOWED = /^(A5|F4|B4|F3|M3|B3|F2|B2)([A-Z]\d*)$/

function playName(t: Say, code: string, family: string): string {
  const own = at(t, `play_${code}`)
  if (own !== undefined && !own.includes('{')) return own
  const windowed = WINDOWED.exec(code)
  if (windowed) {
    const kind = at(t, `kind_${windowed[2]}`) ?? code
    // One tab of the page is for several windows only where they are short.
    return family === 'four' || family === 'two' ? `${at(t, `window_${windowed[1]}`)}: ${kind.toLowerCase()}` : kind
  }
  const any = /^(ANY\d)(.+)$/.exec(code)
  if (any) return `${at(t, `play_${any[1]}`)}: ${(at(t, `kind_${any[2]}`) ?? any[2]!).toLowerCase()}`
  const counted = /^([A-Z_]+?)(\d+)$/.exec(code)
  if (counted) {
    const named = at(t, `play_${counted[1]}`, { count: counted[2]!, places: [...counted[2]!].join('–') })
    if (named !== undefined) return named
  }
  return code
}

function howTo(t: Say, code: string): string | undefined {
  const kind = WINDOWED.exec(code)?.[2] ?? /^ANY\d(.+)$/.exec(code)?.[1]
  return at(t, `how_${code}`) ?? (kind === undefined ? undefined : at(t, `how_${kind}`)) ?? at(t, `how_${code.replace(/\d+$/, '')}`)
}

export interface PlayWords {
  family: (family: string) => string
  play: (play: { code: string; family: string }) => string
  /** With the tab that it stands in, where that says more. */
  full: (play: { code: string; family: string }) => string
  how: (code: string) => string | undefined
}

/** Names of ways to bet. */
export function usePlayWords(): PlayWords {
  const t = useText(texts)
  const family = (key: string): string => at(t, `family_${key}`) ?? key
  const play: PlayWords['play'] = (of) => playName(t, of.code, of.family)
  return {
    family,
    play,
    full: (of) => (WINDOWED.test(of.code) && of.family !== 'four' && of.family !== 'two' ? `${family(of.family)}: ${play(of).toLowerCase()}` : play(of)),
    how: (code) => howTo(t, code),
  }
}

/** What a pad is called. */
export function usePadName(isRace = false): (key: string) => string {
  const t = useText(texts)
  return (key) => {
    const place = /^place(\d+)$/.exec(key)?.[1]
    if (place !== undefined && isRace) return t('pad_runner', { place })
    return at(t, `pad_${key}`) ?? (place === undefined ? key : t('pad_place', { place }))
  }
}

/** What a choice is called: a number is its own name. */
export function useChoiceName(): (choice: string) => string {
  const t = useText(texts)
  return (choice) => {
    if (/^\d+$/.test(choice)) return choice
    const own = at(t, `choice_${choice}`)
    if (own !== undefined) return own
    const counted = /^([A-Z_]+?)(\d+)$/.exec(choice)
    return (counted && at(t, `choice_${counted[1]}`, { count: counted[2]! })) ?? choice
  }
}

/** What a row of a board of prizes is called. */
export function useRowName(): (key: string) => string {
  const t = useText(texts)
  return (key) => at(t, `row_${key}`) ?? at(t, `row_${key.replace(/2$/, '')}`) ?? key
}
