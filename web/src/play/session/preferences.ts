import { create } from 'zustand'
import { local } from '#platform/storage'

interface Preferences {
  sound: boolean
  turbo: boolean
  toggle: (what: 'sound' | 'turbo') => void
}

const keys = { sound: 'gameSound', turbo: 'gameTurbo' } as const

/** How this browser likes its games: silent and in their own time, until somebody says otherwise. */
export const usePreferences = create<Preferences>()((set, get) => ({
  sound: local.read('gameSound') === '1',
  turbo: local.read('gameTurbo') === '1',
  toggle(what) {
    const on = !get()[what]
    if (on) local.write(keys[what], '1')
    else local.remove(keys[what])
    set({ [what]: on })
  },
}))
