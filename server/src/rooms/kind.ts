import type { Json } from '@tucano/round'
import type { TSchema } from 'typebox'
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

/** What is told of some facts: to everybody, and to some members, by their ids, instead. Whoever has nothing to be told is sent nothing. */
export interface Telling {
  everybody: Json[]
  instead?: Record<string, Json[]>
}

/** What members may do in a room. */
export interface MemberCommands<Command extends Json = Json> {
  /** As a page says it. */
  said: TSchema
  /** As the room is told it: with the member's pocket looked up and ids made. Throws a Fault for what cannot be. Runs where the page is, outside of the room. */
  toCommand: (said: unknown, memberId: bigint, options: Json) => Promise<Command>
}

/** Whether members are there: for rooms that wait for them. */
export interface Presence<State extends Json = Json, Command extends Json = Json> {
  /** Members whom the room takes to be there. */
  here: (state: State) => bigint[]
  /** What the room tells itself when one has come, or has been away for a while. */
  changed: (memberId: bigint, isHere: boolean) => Command
}

/** Nothing yet: it is looked at again after so long. */
export class Later {
  readonly ms: number

  constructor(ms: number) {
    this.ms = ms
  }
}

/** One after the other. Those that the ledger refuses leave the others as they are. */
export class Several<Command> {
  readonly commands: readonly Command[]

  constructor(commands: readonly Command[]) {
    this.commands = commands
  }
}

/** A kind of room: pure but for `work` and `commands`. The engine owns lease, log, clock, money and pages. */
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
  /** What pages are told of facts, on top of what they have seen. What comes within `frameMs` is told together. */
  tell: (facts: Fact[], state: State) => Telling
  frameMs?: number
  commands?: MemberCommands<Command>
  presence?: Presence<State, Command>
  /** Whether somebody, a member or a visitor, may look at the room: nothing, or the code of a refusal. */
  refuses?: (options: Json, memberId?: bigint) => Promise<string | undefined>
  /**
   * What has to be done outside of the room before it goes on, such as waiting for a draw: run by the room's owner after every step, one at a time. What
   * it answers the room is told; without an answer it is run again soon, or when it says. It may be run again after a crash, and has to come to the same.
   */
  work?: (state: State) => (() => Promise<Command | Several<Command> | Later | undefined>) | undefined
}
