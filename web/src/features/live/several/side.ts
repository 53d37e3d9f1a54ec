/** What a table knows of the others, where several are open side by side. */
export interface Side {
  isLarge: boolean
  /** The chip in hand, at all of them. */
  chip: bigint
  /** Says a sentence for those who listen. */
  say: (sentence: string) => void
  /** Makes it the large one, where it is not, and there are small ones. */
  onEnlarge: (() => void) | undefined
  onRemove: () => void
  /** How much lies here. */
  onStake: (stake: bigint) => void
}
