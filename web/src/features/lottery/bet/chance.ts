import { type Draws, Stream } from '@tucano/randomness'

/** Chance of the page's own, for numbers that a member leaves to it: by the browser's generator, without bias. */
export const pageChance = (): Draws => new Stream(() => crypto.getRandomValues(new Uint8Array(64)))
