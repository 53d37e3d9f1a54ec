/** What of an event tells when its press began. */
type Click = Pick<MouseEvent, 'timeStamp' | 'detail'> & { pointerId?: number }

/**
 * When presses began. A click comes when finger or button goes up, and may come late on a busy machine: what counts is when it went down.
 * A key that is held down began once, however often it repeats.
 */
class Presses {
  #pointers = new Map<number, number>()
  #lastPointerMs: number | undefined
  #keyMs: number | undefined
  #listeners = 0

  /** Follows the page until the returned function is called. */
  listen(): () => void {
    if (this.#listeners++ === 0) this.#each(addEventListener)
    return () => {
      if (--this.#listeners === 0) this.#each(removeEventListener)
    }
  }

  /** When the press began that this click ends; a click without one, as programs make it, began when it came. */
  beganMs({ detail, pointerId, timeStamp }: Click): number {
    const known = detail > 0 ? (this.#pointers.get(pointerId ?? -1) ?? this.#lastPointerMs) : this.#keyMs
    return known ?? timeStamp
  }

  #each(act: (name: never, listener: never, capture: true) => void): void {
    const listeners = { pointerdown: this.#down, pointercancel: this.#cancel, keydown: this.#keyDown, keyup: this.#keyUp }
    for (const [name, listener] of Object.entries(listeners)) act(name as never, listener as never, true)
  }

  #down = ({ pointerId, isPrimary, timeStamp }: PointerEvent): void => {
    if (isPrimary) this.#pointers.clear()
    this.#pointers.set(pointerId, timeStamp)
    this.#lastPointerMs = timeStamp
  }

  #cancel = ({ pointerId }: PointerEvent): void => {
    this.#pointers.delete(pointerId)
  }

  #keyDown = ({ repeat, timeStamp }: KeyboardEvent): void => {
    if (!repeat) this.#keyMs = timeStamp
  }

  /** The click of a space bar comes with its going up: only after that is the press forgotten. */
  #keyUp = (): void => {
    const ended = this.#keyMs
    setTimeout(() => {
      if (this.#keyMs === ended) this.#keyMs = undefined
    })
  }
}

/** Those of this page. */
export const presses = new Presses()
