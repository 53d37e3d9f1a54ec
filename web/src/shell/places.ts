import { type Card, type Classify, classifies } from '@tucano/contract/lobby'
import { Club, Crown, Diamond, Dices, Grid3x3, type LucideIcon, Rocket } from 'lucide-react'
import { type CategoryKey, categoryPaths } from '../features/lobby/categories.ts'
import { useNavigation } from './navigation.ts'

export type PlaceKey = Classify | Exclude<CategoryKey, 'RNG'>

/** Somewhere to play: a kind of our games, or another category. */
export interface Place {
  key: PlaceKey
  /** Without one there is no page: pressing it launches its game. */
  path: string | undefined
  icon: LucideIcon
  /** Below the brand's pictures. */
  picture: string
  card: Card | undefined
}

const kindIcons: Record<Classify, LucideIcon> = { SC: Dices, JP: Crown, TG: Club, VP: Diamond, AC: Rocket, BG: Grid3x3 }

const pictures: Record<PlaceKey, string> = {
  SC: 'tiles/slots',
  JP: 'tiles/jackpot',
  TG: 'tiles/tables',
  VP: 'tiles/video-poker',
  AC: 'tiles/arcade',
  BG: 'banners/lottery',
  LIVE: 'banners/live',
  SPORTS: 'banners/sports',
  ESPORTS: 'banners/esports',
  COCKFIGHT: 'banners/cockfight',
  FISH: 'banners/fish',
  PVP: 'banners/pvp',
  LOTT: 'banners/lottery',
  ELOTT: 'banners/lottery',
}

/** Every place where something can be opened now. Random number games are shown by their kinds: they are most of what there is. */
export function usePlaces(): Place[] {
  return useNavigation().flatMap(({ key, path, icon, cards }): Place[] => {
    if (key === 'home' || key === 'promotions') return []
    const open = cards.filter(({ state }) => state === 'open')
    if (key !== 'RNG') return open.length > 0 ? [{ key, path, icon, picture: pictures[key], card: open[0] }] : []
    return classifies
      .filter((kind) => open.some(({ kinds }) => kinds.includes(kind)))
      .map((kind) => ({
        key: kind,
        path: `${categoryPaths.RNG}?kind=${kind}`,
        icon: kindIcons[kind],
        picture: pictures[kind],
        card: undefined,
      }))
  })
}
