/** A game that a member wants to open at a vendor elsewhere. */
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

/** Opens games at vendors elsewhere. The vendors feature provides it. */
export interface GameOpener {
  /** Whether this vendor is asked for an address, each time that a game is opened. */
  asks: (vendor: string) => Promise<boolean>
  /** The address that the frame shows; nothing when the vendor gave none. */
  open: (opening: Opening) => Promise<string | undefined>
}
