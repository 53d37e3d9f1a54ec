/** So many of these, in an order that the seed decides. The seed is hexadecimal; four digits are used for each. */
export function pickSome<Item>(items: readonly Item[], count: number, seed: string): Item[] {
  const left = [...items]
  const picked: Item[] = []
  for (let n = 0; n < count && left.length > 0; n++) {
    const digits = seed.slice((n * 4) % seed.length).slice(0, 4)
    picked.push(...left.splice((Number.parseInt(digits, 16) + n) % left.length, 1))
  }
  return picked
}
