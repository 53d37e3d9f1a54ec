import type { MenuCategory } from '@tucano/contract/lobby'
import { create } from 'zustand'

/** Categories with their vendors. They come with the page, and are read again when they change. */
const useStore = create<{ menu: readonly MenuCategory[] }>()(() => ({ menu: [] }))

export const useMenuCategories = (): readonly MenuCategory[] => useStore((state) => state.menu)
export const takeMenuCategories = (menu: readonly MenuCategory[]): void => useStore.setState({ menu })
