import type { Banner, Notice } from '@tucano/contract/notices'
import { create } from 'zustand'

/** What every page may know without asking: the specification's public store. */
interface PublicStore {
  banners: Banner[]
  notice: Notice[]
  unreadMessage: number
  unreadMissions: number
  unreadRewards: number
  currencySymbol: string
}

/** The symbol is P until the server has said which currency this brand has. Spec §9. */
export const usePublicStore = create<PublicStore>()(() => ({
  banners: [],
  notice: [],
  unreadMessage: 0,
  unreadMissions: 0,
  unreadRewards: 0,
  currencySymbol: 'P',
}))
