import type { Reward } from '@tucano/contract/promotions/terms'
import { useProductName } from '#parts/use-product-name'
import { useAmounts } from '#platform/amounts'
import { moment, percent } from '#platform/format'
import { useLanguage } from '#platform/language'
import { useBrand } from '#platform/site'
import { useText } from '#platform/text'
import { texts as fieldTexts } from './fields/texts.ts'
import { nameKey } from './name-key.ts'
import type { Option } from './options.ts'
import type { Source } from './shapes.ts'
import type { Telling } from './tell.ts'
import { texts } from './texts.ts'

const WORDS: ReadonlySet<string> = new Set(Object.keys(texts.pt))

/** The words of the editor: what fields, choices and things that can be picked are called. */
export function useWords(options: Partial<Record<Source, readonly Option[]>> = {}) {
  const t = useText(texts)
  const f = useText(fieldTexts)
  const product = useProductName()
  const { amount } = useAmounts()
  const { timeZone } = useBrand()
  const language = useLanguage((state) => state.language)
  const say = (key: string | undefined): string | undefined => (key === undefined ? undefined : f(key as 'field_title'))
  const label = (owner: string, name: string): string => say(nameKey('field', owner, name)) ?? product(name)
  const choice = (name: string, chosen: string): string =>
    WORDS.has(`${name}_${chosen}`) ? t(`${name}_${chosen}` as 'scene_gift') : chosen
  const picked = (from: Source, key: string): string =>
    from === 'products' ? product(key) : (options[from]?.find((option) => option.key === key)?.name ?? key)
  const rowName = (named: 'row' | 'day' | 'rank', n: number): string => {
    const rank = named === 'rank' ? options.ranks?.[n + 1]?.name : undefined
    return rank === undefined ? t(named, { n: n + 1 }) : t('rankNamed', { n: n + 1, name: rank })
  }
  const telling: Telling = {
    label,
    choice,
    amount,
    percent: (bp) => percent(bp, language),
    moment: (ms) => moment(ms, timeZone),
    picked,
    reward: (reward: Reward) => tellReward(reward),
    yes: t('yes'),
    no: t('no'),
    none: t('none'),
    all: t('all'),
    rowName,
  }
  function tellReward(reward: Reward): string {
    const name = choice('type', reward.type)
    switch (reward.type) {
      case 'cash':
        return amount(reward.amount)
      case 'bonus':
        return `${amount(reward.amount)} · ${name} (${reward.terms.multiple}×, ${reward.terms.days} d)`
      case 'freeRounds':
        return `${reward.rounds} × ${amount(reward.stake)} · ${picked('roundGames', reward.game)} (${reward.days} d)`
      case 'freeBet':
        return `${amount(reward.amount)} · ${name} (${reward.products.map(product).join(', ')})`
      case 'points':
        return `${reward.points} · ${name}`
      case 'ticket':
        return `${reward.count} × ${picked('draws', reward.promotionId)}`
      case 'goods':
        return picked('goods', reward.goodsId)
    }
  }
  return { t, f, telling, label, hint: (owner: string, name: string) => say(nameKey('hint', owner, name)), choice, picked, rowName }
}
