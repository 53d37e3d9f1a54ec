/** A weight split by shares, in whole numbers; the last share takes what is left. */
export function splitWeight(weight: number, shares: readonly number[]): number[] {
  const all = shares.reduce((sum, share) => sum + share, 0)
  let left = weight
  return shares.map((share, n) => {
    const part = n === shares.length - 1 ? left : Math.floor((weight * share) / all)
    left -= part
    return part
  })
}
