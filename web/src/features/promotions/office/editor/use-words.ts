import { useRewardWords } from '#parts/rewards/use-reward-words'
import { useProductName } from '#parts/use-product-name'
import { useAmounts } from '#platform/amounts'
import { moment, percent } from '#platform/format'
import { useLanguage } from '#platform/language'
import { useBrand } from '#platform/site'
import { useText } from '#platform/text'
import { texts as fieldTexts } from './fields/texts.ts'
import { nameKey } from './name-key.ts'
import type { Option } from './options.ts'
import type { RowNoun, Source } from './shapes.ts'
import type { Telling } from './tell.ts'
import { tellReward } from './tell-reward.ts'
import { texts } from './texts.ts'

const WORDS: ReadonlySet<string> = new Set(Object.keys(texts.pt))

/** The words of the editor: what fields, choices and things that can be picked are called. */
export function useWords(options: Partial<Record<Source, readonly Option[]>> = {}) {
  const t = useText(texts)
  const f = useText(fieldTexts)
  const product = useProductName()
  const rewardWords = useRewardWords()
  const { amount } = useAmounts()
  const { timeZone } = useBrand()
  const language = useLanguage((state) => state.language)
  const say = (key: string | undefined): string | undefined => (key === undefined ? undefined : f(key as 'field_title'))
  const label = (owner: string, name: string): string => say(nameKey('field', owner, name)) ?? product(name)
  const choice = (name: string, chosen: string): string =>
    WORDS.has(`${name}_${chosen}`) ? t(`${name}_${chosen}` as 'scene_gift') : chosen
  const picked = (from: Source, key: string): string => {
    if (from === 'products') return product(key)
    if (from === 'deposits') return choice('deposit', key)
    const found = options[from]?.find((option) => option.key === key)
    return found?.isOff ? t('pickState', { name: found.name }) : (found?.name ?? key)
  }
  const rowName = (named: RowNoun, n: number): string => {
    const rank = named === 'rank' ? options.ranks?.[n + 1]?.name : undefined
    return rank === undefined ? t(named, { n: n + 1 }) : t('rankNamed', { n: n + 1, name: rank })
  }
  const written = (bp: number): string => percent(bp, language)
  const telling: Telling = {
    label,
    choice,
    amount,
    percent: written,
    moment: (ms) => moment(ms, timeZone),
    picked,
    reward: (reward) => tellReward(reward, { t, say: rewardWords, amount, percent: written, choice, picked }),
    yes: t('yes'),
    no: t('no'),
    none: t('none'),
    all: t('all'),
    rowName,
    empty: (name) => (WORDS.has(`empty_${name}`) ? t(`empty_${name}` as 'empty_filter') : undefined),
  }
  return { t, f, telling, label, hint: (owner: string, name: string) => say(nameKey('hint', owner, name)), choice, picked, rowName }
}
