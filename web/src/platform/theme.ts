import { create } from 'zustand'
import { local } from './storage.ts'

export type Theme = 'light' | 'dark'

interface ThemeState {
  theme: Theme
  toggle: () => void
}

/** Light unless the visitor chose otherwise. The page's head has set the same before the first paint. */
export const useTheme = create<ThemeState>()((set, get) => ({
  theme: local.read('theme') === 'dark' ? 'dark' : 'light',
  toggle() {
    const theme = get().theme === 'dark' ? 'light' : 'dark'
    local.write('theme', theme)
    document.documentElement.dataset['theme'] = theme
    set({ theme })
  },
}))
