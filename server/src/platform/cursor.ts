/** Where a page of a list ended: microseconds, as things of one millisecond keep their order, and an id. */
export interface Cursor {
  micros: string
  id: string
}

export function readCursor(cursor: string | undefined): Cursor | undefined {
  const [micros, id] = cursor?.split('.') ?? []
  return micros && id ? { micros, id } : undefined
}
