/** Whoever waits for the network has its turn. */
export const yieldTurn = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve))
