/** Whether a routing key is one that a binding names: `*` is any word, `#` any number of them. */
export function isBound({ key, binding }: { key: string; binding: string }): boolean {
  const words = key.split('.')
  // How many words may have been taken by what was read of the binding.
  let taken = [true, ...words.map(() => false)]
  for (const part of binding.split('.')) {
    const before = taken
    taken = before.map(() => false)
    for (const [count, possible] of before.entries()) {
      if (part === '#') taken[count] = possible || (taken[count - 1] ?? false)
      else if (possible && count < words.length && (part === '*' || part === words[count])) taken[count + 1] = true
    }
  }
  return taken[words.length]!
}
