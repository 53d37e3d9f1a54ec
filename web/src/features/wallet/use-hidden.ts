import { create } from 'zustand'
import { local } from '#platform/storage'

interface Hidden {
  hidden: boolean
  toggle: () => void
}

/** Whether the member wants the balance out of sight: on a reload too, for somebody may be looking. */
export const useHidden = create<Hidden>()((set, get) => ({
  hidden: local.read('hideBalance') === '1',
  toggle() {
    const hidden = !get().hidden
    if (hidden) local.write('hideBalance', '1')
    else local.remove('hideBalance')
    set({ hidden })
  },
}))
