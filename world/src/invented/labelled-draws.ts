import { type Draws, Stream } from '@tucano/randomness'

/** Draws of their own for each label, the same whenever they are asked for. */
export type LabelledDraws = (label: string) => Draws

/** From any hash of a text, in blocks of at least two bytes. */
export const labelledDraws =
  (hash: (text: string) => Uint8Array): LabelledDraws =>
  (label) =>
    new Stream((cursor) => hash(`${label}|${cursor}`))
