import { BadgePercent, Clapperboard, Dices, Fish, Gamepad2, Home, type LucideIcon, Spade, Ticket, Trophy } from 'lucide-react'

export type NavigationKey = 'home' | 'slots' | 'live' | 'fish' | 'pvp' | 'sports' | 'esports' | 'lottery' | 'promotions'

export interface NavigationItem {
  key: NavigationKey
  path: string
  icon: LucideIcon
}

/** The products, in the order of every menu. */
export const navigation: readonly NavigationItem[] = [
  { key: 'home', path: '/', icon: Home },
  { key: 'slots', path: '/rng', icon: Dices },
  { key: 'live', path: '/live', icon: Clapperboard },
  { key: 'sports', path: '/sports', icon: Trophy },
  { key: 'esports', path: '/esports', icon: Gamepad2 },
  { key: 'fish', path: '/fish', icon: Fish },
  { key: 'pvp', path: '/pvp', icon: Spade },
  { key: 'lottery', path: '/elott', icon: Ticket },
  { key: 'promotions', path: '/promotions', icon: BadgePercent },
]
