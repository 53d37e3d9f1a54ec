import type { ComponentType } from 'react'

/** What checks a draw, and a bet on it, as they were told, and shows what it has found; loaded when it is asked for. */
export type LoadChecker<Checked> = () => Promise<{
  checkWritten: (written: string) => Checked
  DrawReport: ComponentType<{ checked: Checked }>
}>
