/** `#rrggbb` as three numbers. */
const parts = (colour: string): [number, number, number] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)) as [number, number, number]

/** A colour between two: 0 is the first, 1 the second. */
export function mix(from: string, to: string, share: number): string {
  const other = parts(to)
  return `#${parts(from)
    .map((value, index) =>
      Math.round(value + (other[index]! - value) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

export const lighter = (colour: string, share: number): string => mix(colour, '#ffffff', share)
export const darker = (colour: string, share: number): string => mix(colour, '#000000', share)
