import type { Play } from '@tucano/lottery'
import { createContext, use } from 'react'
import { type Text, useText } from '#platform/text'
import { type Texts, texts } from './texts.ts'

type Key = keyof Texts
type Say = Text<Texts>
type Values = Record<string, string | number>
const isKey = (key: string): key is Key => key in texts.pt

/** What is drawn where the words are said: the same letters mean other things in other draws. */
export const ShapeContext = createContext('')

/** Says what stands under the first of these keys; nothing where there is no such text. */
function useSay(): (keys: readonly (string | undefined)[], values?: Values) => string | undefined {
  const t: Say = useText(texts)
  return (keys, values = {}) => {
    const found = keys.find((key): key is Key => key !== undefined && isKey(key))
    return found && (t as (key: Key, values: Values) => string)(found, values)
  }
}

/** Places of five digits, and what is asked of them: `B3G6` is the last three in any order. */
const WINDOWED = /^(A5|F4|B4|F3|M3|B3|F2|B2)([A-Z]\d*)$/
const COUNTED = /^([A-Z_]+?)(\d+)(B?)$/

type Named = Pick<Play, 'code' | 'family'>

export interface PlayWords {
  family: (family: string) => string
  play: (play: Named) => string
  /** With the tab that it stands in, where that says more. */
  full: (play: Named) => string
  how: (code: string) => string | undefined
}

/** Names of ways to bet. */
export function usePlayWords(): PlayWords {
  const say = useSay()
  const shape = use(ShapeContext)
  const family = (key: string): string => say([`family_${key}`]) ?? key
  const play = ({ code, family: of }: Named): string => {
    const own = say([`play_${shape}_${code}`, `play_${code}`])
    if (own !== undefined) return own
    const [, counted = '', count = '', banked] = COUNTED.exec(code) ?? []
    if (shape === '11x5' && counted === 'ANY') return say([`play_11x5_${banked ? 'banked' : 'any'}`], { count }) ?? code
    const [, window, kind] = WINDOWED.exec(code) ?? []
    if (window) {
      const name = say([`kind_${kind}`]) ?? code
      // One tab of the page is for several windows only where they are short.
      return shape === 'ssc' && (of === 'four' || of === 'two') ? `${say([`window_${window}`])}: ${name.toLowerCase()}` : name
    }
    const [, any, anyKind = ''] = /^(ANY\d)(.+)$/.exec(code) ?? []
    if (any) return `${say([`play_${any}`])}: ${(say([`kind_${anyKind}`]) ?? anyKind).toLowerCase()}`
    return say([`play_${counted}`], { count, places: Array.from(count).join('–') }) ?? code
  }
  const how = (code: string): string | undefined => {
    const kind = WINDOWED.exec(code)?.[2] ?? /^ANY\d(.+)$/.exec(code)?.[1]
    const [, counted, , banked] = COUNTED.exec(code) ?? []
    const plain = code.replace(/B$/, '')
    return say([
      `how_${shape}_${code}`,
      shape === '11x5' && banked ? 'how_11x5_banked' : undefined,
      `how_${shape}_${plain}`,
      `how_${shape}_${counted}`,
      shape === 'k3' && code === 'ONE' ? 'how_ONE_' : undefined,
      `how_${code}`,
      kind && `how_${kind}`,
      counted && `how_${counted}`,
    ])
  }
  const isInTab = ({ code, family: of }: Named): boolean =>
    (WINDOWED.test(code) || shape === '11x5') && !(shape === 'ssc' && (of === 'four' || of === 'two')) && shape !== 'pk10'
  return { family, play, full: (of) => (isInTab(of) ? `${family(of.family)}: ${play(of).toLowerCase()}` : play(of)), how }
}

/** What a pad is called. */
export function usePadName(): (key: string) => string {
  const say = useSay()
  const shape = use(ShapeContext)
  return (key) => {
    const place = /^place(\d+)$/.exec(key)?.[1]
    if (place === undefined) return say([`pad_${key}`]) ?? key
    if (shape === 'ssc') return say([`pad_${key}`]) ?? key
    return say([shape === 'pk10' ? 'pad_runner' : 'pad_place'], { place }) ?? key
  }
}

/** Numbers of Mark Six go by twelves. */
const MARK_SIX = 49
const twelfths = (back: number): string =>
  Array.from({ length: Math.ceil((MARK_SIX - back) / 12) }, (_, n) => String(back + 1 + n * 12).padStart(2, '0')).join(' ')

/** What a choice is called: a number is its own name. */
export function useChoiceName(): (choice: string) => string {
  const say = useSay()
  return (choice) => {
    if (/^\d+$/.test(choice)) return choice
    const own = say([`choice_${choice}`])
    if (own !== undefined) return own
    const year = /^YEAR(\d+)$/.exec(choice)?.[1]
    if (year !== undefined) return twelfths(Number(year))
    const [, counted, count = ''] = COUNTED.exec(choice) ?? []
    const named = counted === undefined ? undefined : say([`choice_${counted}`], { count })
    if (named !== undefined) return named
    const parts = choice.split('_').map((part) => say([`choice_${part}`]) ?? part)
    return parts.map((part, n) => (n === 0 ? part : part.toLowerCase())).join(' ')
  }
}

/** What a row of a board of prizes is called. */
export function useRowName(): (key: string) => string {
  const say = useSay()
  return (key) => say([`row_${key}`, `row_${key.replace(/2$/, '')}`]) ?? key
}

/** What a prize of a play is called. */
export function usePrizeName(): (key: string) => string {
  const say = useSay()
  const choice = useChoiceName()
  const row = useRowName()
  return (key) => {
    const [, hits] = /^hits(\d+)$/.exec(key) ?? []
    if (hits !== undefined) return say(['prize_hits'], { count: hits }) ?? key
    const [, pushed] = /^(.+)-push$/.exec(key) ?? []
    if (pushed !== undefined) return say(['prize_push'], { choice: choice(pushed) }) ?? key
    const [, tier, orders] = /^(?:(\w+)-)?orders(\d+)$/.exec(key) ?? []
    if (orders !== undefined) return [tier && row(tier), say(['prize_orders'], { count: orders })].filter(Boolean).join(', ')
    return say([`prize_${key}`, `row_${key}`]) ?? choice(key)
  }
}
