import { gameTypes } from '@tucano/contract/categories'
import type { ReplyOf } from '@tucano/contract/endpoint'
import type { OfficeGoods } from '@tucano/contract/points/office'
import type { PromotionLine, getPromotionChoices } from '@tucano/contract/promotions/office'
import type { Source } from './shapes.ts'

/** Something that can be picked. */
export interface Option {
  key: string
  name: string
  /** It is there, and does not run. */
  isOff?: boolean
}
export type Options = Record<Source, readonly Option[]>
export type Choices = ReplyOf<typeof getPromotionChoices>

interface Given {
  choices: Choices
  promotions: readonly PromotionLine[]
  goods: readonly OfficeGoods[]
  /** What is edited: no mission comes after itself. */
  promotionId: string | undefined
}

const NTH = ['1', '2', '3', '4', '5']

/** All that parts of a promotion can be picked from. Products are named where they are shown. */
export function optionsOf({ choices, promotions, goods, promotionId }: Given): Options {
  const ofKinds = (...kinds: readonly string[]): Option[] =>
    promotions
      .filter((line) => kinds.includes(line.kind) && line.promotionId !== promotionId)
      .map((line) => ({ key: line.promotionId, name: line.title, isOff: line.state !== 'running' }))
  return {
    products: gameTypes.map((key) => ({ key, name: key })),
    vendors: choices.vendors.map(({ code, name }) => ({ key: code, name })),
    games: choices.games.map(({ code, name }) => ({ key: code, name })),
    roundGames: choices.roundGames.map(({ code, name }) => ({ key: code, name })),
    labels: choices.labels.map(({ labelId, name }) => ({ key: labelId, name })),
    ranks: choices.ranks.map((name, level) => ({ key: String(level), name })),
    goods: goods.map(({ goodsId, name }) => ({ key: goodsId, name })),
    draws: ofKinds('wheel', 'raffle'),
    missions: ofKinds('mission'),
    deposits: NTH.map((key) => ({ key, name: key })),
  }
}
