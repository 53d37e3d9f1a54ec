/** Where a page of a list ended, read. */
export function placeOf(before: string | undefined): { micros: string; id: string } | undefined {
  const [micros, id] = before?.split('.') ?? []
  return micros !== undefined && id !== undefined ? { micros, id } : undefined
}

/** A page of rows of which one more was read than it has, and where it ends. */
export function pageOf<Row extends { micros: string; id: string }>(
  rows: readonly Row[],
  size: number,
): { list: Row[]; next: string | null } {
  const list = rows.slice(0, size)
  const last = list.at(-1)
  return { list, next: rows.length > size && last ? `${last.micros}.${last.id}` : null }
}
