import type { Json } from '@tucano/round'
import type { Step } from '#betting/bets'

/** What a room is told: by a member, or by itself. */
export interface Told<Command = Json> {
  command: Command
  /** Who says it; nothing for what the room tells itself. */
  memberId?: bigint
  /** By the clock of the database, in milliseconds: the only time that a step knows. */
  atMs: number
}

/** What comes of being told something: another state and facts, or a refusal by a code, which leaves no trace. */
export type Outcome<State, Fact> =
  | {
      state: State
      facts: Fact[]
      /** Steps of bets that are taken with it. When one is refused, so is the command, and the room stays as it was. */
      bets?: Step[]
    }
  | { refused: string }

/** A kind of room: pure but for `work`. The engine owns lease, log, clock and money. */
export interface RoomKind<State extends Json = Json, Command extends Json = Json, Fact extends Json = Json> {
  name: string
  /** A room that was never told anything. */
  first: (options: Json) => State
  step: (state: State, told: Told<Command>) => Outcome<State, Fact>
  /** When it wants to be told `wake`, in milliseconds of the database's clock. */
  wakesAtMs: (state: State) => number | undefined
  /** What the room tells itself when its time has come. */
  wake: Command
  /** What somebody may see of it; nobody in particular without a member. */
  view: (state: State, memberId?: bigint) => Json
  /**
   * What has to be done outside of the room before it goes on, such as waiting for a draw: run by the room's owner after every step, one at a time. What
   * it answers the room is told. It may be run again after a crash, and has to come to the same.
   */
  work?: (state: State) => (() => Promise<Command | undefined>) | undefined
}
