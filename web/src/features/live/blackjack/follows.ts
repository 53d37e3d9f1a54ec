import type { BlackjackFollows, BlackjackSaid, LiveSaid } from '@tucano/contract/live'
import { create } from 'zustand'

/** Whether bets behind go along with what their seats stake more: not before somebody has said so. */
export const useFollows = create<BlackjackFollows>()(() => ({ double: false, split: false }))

/** Chips are put down with what was said of them. */
export function withFollows(said: LiveSaid): BlackjackSaid {
  if (said.do !== 'bet') return said
  const { double, split } = useFollows.getState()
  return { ...said, follows: { double, split } }
}
