import type { Bet } from '@tucano/contract/bet-history'
import type { ToldBet } from '@tucano/contract/told-bets'
import type { ComponentType } from 'react'

interface Shown<Told> {
  bet: Bet
  told: Told
}

/** How the bets of one product are shown in the record. Each part comes with the first bet that needs it. */
export interface BetTelling<Told extends ToldBet> {
  /** What was staked on what, where a bet has several. */
  Stakes?: ComponentType<Shown<Told>>
  /** The outcome once more, as the game itself shows it: of bets that are settled. */
  Replay?: ComponentType<Shown<Told>>
  /** What happened, in sentences. */
  Story?: ComponentType<Shown<Told>>
  /** How it was drawn, and a way to verify it. `onTold`: something has been told meanwhile, and the bet is read again. */
  Proof?: ComponentType<Shown<Told> & { onTold: () => void }>
}

export type ToldOf<By extends ToldBet['by']> = Extract<ToldBet, { by: By }>

/** The products by their names. */
export type BetTellings = { readonly [By in ToldBet['by']]: BetTelling<ToldOf<By>> }
