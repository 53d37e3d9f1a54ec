/** What a subscriber does with what comes. None of it is called after `stop`. */
export interface FeedHandlers {
  /** In the order in which messages were published. */
  onMessage: (routingKey: string, body: Buffer) => void
  /** It is down until `up` is told; each change is told once. What is published while it is down is lost. */
  onConnection: (state: 'up' | 'down') => void
  /** Why there is no connection, for the log. */
  onTrouble?: (error: Error) => void
}

export interface FeedSubscriber {
  stop: () => Promise<void>
}

export interface FeedPublisher {
  /** Rejects where the message may be lost to somebody who is connected: the next `alive` says so by `subscribed="0"`, and subscribers recover. */
  publish: (routingKey: string, body: string | Buffer) => Promise<void>
  stop: () => Promise<void>
}

/**
 * Hands on what comes. Each change of the connection is told once, and nothing after `silence`. A message that its handler throws at is lost like one that
 * never came: the connection is told to have been down.
 */
export function handing({ onMessage, onConnection, onTrouble }: FeedHandlers): {
  tell: (state: 'up' | 'down') => void
  deliver: (routingKey: string, body: Buffer) => void
  trouble: (error: Error) => void
  silence: () => void
} {
  let told: 'up' | 'down' = 'down'
  let silent = false
  const tell = (state: 'up' | 'down'): void => {
    if (silent || told === state) return
    told = state
    onConnection(state)
  }
  const trouble = (error: Error): void => {
    if (!silent) onTrouble?.(error)
  }
  return {
    tell,
    trouble,
    deliver: (routingKey, body) => {
      if (silent) return
      try {
        onMessage(routingKey, body)
      } catch (error) {
        trouble(error as Error)
        tell('down')
        tell('up')
      }
    },
    silence: () => void (silent = true),
  }
}
