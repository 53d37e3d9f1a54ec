import { Fault } from '#platform/fault'

/** A command that a room did not take, by its code. */
export class RoomRefusal extends Error {
  readonly code: string

  constructor(code: string) {
    super(code)
    this.code = code
  }
}

/** The lease is over: somebody else writes in the room now, or may at any moment. */
export class LeaseLost extends Error {}
/** The log has more than this process knows of: the answer to a commit was lost. */
export class LogIsLonger extends Error {}

/** Nobody knows, or nobody is there: whoever asks again with the same id is safe. */
export const busy = (): Fault => new Fault('system.busy', { retryAfterSeconds: 1 })
