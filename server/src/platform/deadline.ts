/** Waits for something no longer than it may take. Whether it was over by then; what it failed with is thrown. */
export async function within(ms: number, work: Promise<unknown>): Promise<boolean> {
  const late = Promise.withResolvers<false>()
  const timer = setTimeout(() => late.resolve(false), ms)
  // What fails after the deadline concerns nobody any more.
  work.catch(() => undefined)
  try {
    return await Promise.race([work.then(() => true), late.promise])
  } finally {
    clearTimeout(timer)
  }
}
