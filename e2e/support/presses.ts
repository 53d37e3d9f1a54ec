import type { Locator } from '@playwright/test'

/** A hand that counts: each press of something, and each field that is gone to before it is typed into. */
export class Hand {
  #presses = 0

  async press(what: Locator): Promise<void> {
    this.#presses++
    await what.click()
  }

  async type(field: Locator, text: string): Promise<void> {
    await this.press(field)
    await field.fill(text)
  }

  /** Something else that a hand does at once, such as dragging. */
  async act(work: () => Promise<void>): Promise<void> {
    this.#presses++
    await work()
  }

  /** How many there were since the last time it was asked. */
  count(): number {
    const presses = this.#presses
    this.#presses = 0
    return presses
  }
}
