/** Statements that a title names: `[HDR-06]`, `[API-05, ENT-06]`, `[LOT-03..07]`. */
export const idsIn = (title: string): string[] =>
  [...title.matchAll(/\b([A-Z]{3})-(\d{2,3})(?:\.\.(?:\1-)?(\d{2,3}))?\b/g)].flatMap(([, area = '', first = '', last = first]) =>
    Array.from(
      { length: Math.max(0, Number(last) - Number(first)) + 1 },
      (_, n) => `${area}-${String(Number(first) + n).padStart(first.length, '0')}`,
    ),
  )
