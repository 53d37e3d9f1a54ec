import { create } from 'zustand'

/** Why and until when neither play nor deposits are open to the member. */
export interface Closed {
  why: 'pause' | 'exclusion'
  /** By the server's clock. */
  until: number
}

interface Standing {
  closed: Closed | null
  /** The member is asked how it is going: no round begins before that is answered. */
  checkDue: boolean
  /** A game is in the middle of showing what the server has told it: figures elsewhere wait, or they would tell it first. */
  showing: boolean
}

const free: Standing = { closed: null, checkDue: false, showing: false }

/** What stands between the member and the next round, for every part of the page that leads to one. */
export const useStanding = create<Standing>()(() => free)

export const forgetStanding = (): void => useStanding.setState({ closed: null, checkDue: false })
