/** Where a promotion leads to, of what other features have. */
export interface Ways {
  onDeposit: () => void
  onPlay: () => void
  onInvite: () => void
  onRewards: () => void
  /** Boards and missions. */
  onBoards: () => void
}
