/** A game that a member wants to open. */
export interface Opening {
  vendor: string
  game: string
  memberId: bigint
  /** Whoever shows it is playing this game. */
  token: string
  currency: string
  language: string
  mobile: boolean
  ip: string
  country: string | null
  /** A path of this site, for those who leave the game. */
  backUrl: string
}

/** What a game is known by to whoever may open it. */
export interface GameKey {
  vendor: string
  game_type: string
  code: string
}

/**
 * Opens games: our own studios do, and the vendors that are connected. Whatever no launcher opens is closed, and becomes open when one does;
 * there is no other place where that is said.
 */
export interface Launcher {
  /** Which games it opens as things are now. The catalogue asks each time that it is read. */
  opens: () => Promise<(game: GameKey) => boolean>
  /** The address that the page shows; nothing when none was to be had. */
  launch: (opening: Opening) => Promise<string | undefined>
}
