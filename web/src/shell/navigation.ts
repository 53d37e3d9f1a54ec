import {
  BadgePercent,
  Bird,
  Clapperboard,
  Dices,
  Fish,
  Gamepad2,
  Home,
  type LucideIcon,
  Spade,
  Ticket,
  TicketCheck,
  Trophy,
} from 'lucide-react'
import type { Card } from '@tucano/contract/lobby'
import { type CategoryKey, categoriesOf, categoryPaths } from '../features/lobby/categories.ts'
import { useMenuCategories } from '../features/lobby/menu-categories.ts'
import { useStanding } from '#platform/standing'

export type NavigationKey = 'home' | CategoryKey | 'promotions'

export interface NavigationItem {
  key: NavigationKey
  /** Without one there is no page: pressing it launches its game. */
  path: string | undefined
  icon: LucideIcon
  cards: readonly Card[]
}

const icons: Record<NavigationKey, LucideIcon> = {
  home: Home,
  RNG: Dices,
  LIVE: Clapperboard,
  SPORTS: Trophy,
  ESPORTS: Gamepad2,
  COCKFIGHT: Bird,
  FISH: Fish,
  PVP: Spade,
  LOTT: Ticket,
  ELOTT: TicketCheck,
  promotions: BadgePercent,
}

/** The start, a category each, the promotions: in the order of every menu. Whoever has closed play is not led to promotions. */
export function useNavigation(): NavigationItem[] {
  const menu = useMenuCategories()
  const isClosed = useStanding((state) => state.closed !== null)
  const categories = categoriesOf(menu).map(({ key, cards }): NavigationItem => {
    return { key, path: key === 'COCKFIGHT' ? undefined : categoryPaths[key], icon: icons[key], cards }
  })
  return [
    { key: 'home', path: '/', icon: icons.home, cards: [] },
    ...categories,
    ...(isClosed ? [] : [{ key: 'promotions', path: '/promotions', icon: icons.promotions, cards: [] } as const]),
  ]
}
