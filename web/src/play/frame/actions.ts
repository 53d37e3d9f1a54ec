import type { ReactNode } from 'react'

/** What the large button does now. Engines say it for as long as no row of rounds is under way. */
export interface MainAction {
  label: string
  icon: ReactNode
  isDisabled?: boolean
  /** It takes what has been won and stakes nothing: done at once, however short it has been seen. */
  isUrgent?: boolean
  onPress: () => void
}

export type SheetName = 'info' | 'history' | 'fairness' | 'settings' | 'auto'
