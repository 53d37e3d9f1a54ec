import {
  type Card,
  type Category as CategoryKey,
  type Classify,
  COCKFIGHT_VENDOR,
  type MenuCategory,
  classifies,
} from '@tucano/contract/lobby'

export type { Category as CategoryKey } from '@tucano/contract/lobby'

export interface Category {
  key: CategoryKey
  cards: Card[]
}

/** The menu's categories as they are shown: e-sports and the cockfight stand right after the sports that they come with. Spec §4. */
export function categoriesOf(menu: readonly MenuCategory[]): Category[] {
  const categories = menu.flatMap(({ title, cards }): Category[] => {
    if (title !== 'SPORTS') return [{ key: title, cards }]
    const cockfight = cards.filter(({ vassalage }) => vassalage === COCKFIGHT_VENDOR)
    const rest = cards.filter(({ vassalage }) => vassalage !== COCKFIGHT_VENDOR)
    return [
      { key: 'SPORTS', cards: rest.filter(({ gameType }) => gameType !== 'ESPORTS') },
      { key: 'ESPORTS', cards: rest.filter(({ gameType }) => gameType === 'ESPORTS') },
      { key: 'COCKFIGHT', cards: cockfight },
    ]
  })
  const together = Map.groupBy(categories, ({ key }) => key)
  return [...together].flatMap(([key, same]) => {
    const cards = same.flatMap((category) => category.cards)
    return cards.length > 0 ? [{ key, cards }] : []
  })
}

/** Which prizes the lottery pays by: those of the electronic one, if it has a card of these two. Spec §4. */
export function prizeModeOf(menu: readonly MenuCategory[]): 'ELOTT' | 'LOTT' {
  const electronic = menu.find(({ title }) => title === 'ELOTT')?.cards ?? []
  return electronic.some(({ vassalage }) => vassalage === 'TCG_LOTTO_VN' || vassalage === 'LOTT') ? 'ELOTT' : 'LOTT'
}

/** Where a category has its page. The cockfight has none. */
export const categoryPaths: Record<Exclude<CategoryKey, 'COCKFIGHT'>, string> = {
  RNG: '/rng',
  LIVE: '/live',
  SPORTS: '/sports',
  ESPORTS: '/esports',
  FISH: '/fish',
  PVP: '/pvp',
  LOTT: '/lobby/LOTT',
  ELOTT: '/elott',
}

/** Where a vendor's mark is; those of e-sports stand among the sports. Spec §3. */
export const markPath = (base: string, { gameType, vassalage }: Pick<Card, 'gameType' | 'vassalage'>): string =>
  `${base}/vendors/${gameType === 'ESPORTS' ? 'SPORTS' : gameType}/${vassalage}.svg`

/** With so many vendors a menu takes the whole width instead of hanging centred below its item. Spec §9. */
const WIDE_VENDORS = 6
export const isCentred = (vendors: number): boolean => vendors < WIDE_VENDORS

/** Kinds of slots; bingo only where its language is spoken. Spec §9. */
export const classifiesFor = (languages: readonly string[]): Classify[] =>
  classifies.filter((classify) => classify !== 'BG' || languages.includes('TY'))
