/** Categories of games, as the specification titles them. */
export const gameTypes = ['RNG', 'LIVE', 'SPORTS', 'ESPORTS', 'FISH', 'PVP', 'LOTT', 'ELOTT'] as const
export type GameType = (typeof gameTypes)[number]
/** What the site shows as a category: a type of games, or what was taken out of the sports. */
export const categories = [...gameTypes, 'COCKFIGHT'] as const
export type Category = (typeof categories)[number]

/** What a random number game is: slots, video poker, jackpot, table, arcade, bingo. Spec §9. */
export const classifies = ['SC', 'VP', 'JP', 'TG', 'AC', 'BG'] as const
export type Classify = (typeof classifies)[number]
