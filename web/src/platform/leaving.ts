type Ask = (go: () => void) => void
let asks: Ask | undefined

/** Whoever has unsaved work is asked before it is left behind. Returns how to take the question away. */
export function askBeforeLeaving(ask: Ask): () => void {
  asks = ask
  return () => {
    if (asks === ask) asks = undefined
  }
}

/** Goes on at once, or when somebody with unsaved work has agreed. */
export const leavePage: Ask = (go) => (asks ? asks(go) : go())
