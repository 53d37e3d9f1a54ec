import type { SlotSheet } from '@tucano/slots'

const draw = (below: number): number => crypto.getRandomValues(new Uint32Array(1))[0]! % below

/** What stands on the reels before the first spin: a place of each strip by chance. It is decoration, and no result. */
export const openingWindow = ({ strips, rows }: Pick<SlotSheet, 'strips' | 'rows'>): number[][] =>
  strips.map((strip) => {
    const stop = draw(strip.length)
    return Array.from({ length: rows }, (_, row) => strip[(stop + row) % strip.length]!)
  })
