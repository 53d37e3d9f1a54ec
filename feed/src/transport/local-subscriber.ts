import net from 'node:net'
import { socketOf } from './address.ts'
import { frameReader, writeFrame } from './frames.ts'
import { type FeedHandlers, type FeedSubscriber, handing } from './transport.ts'

export interface LocalOptions {
  address: string
  token: string
  bindings: readonly string[]
}

const FRAME_BYTES_MAX = 8 * 1024 * 1024
const ANSWER_TIMEOUT_MS = 5000
const RETRY_MS = { first: 100, most: 5000 }

/** Subscribes to a feed on the same machine, again and again until it is stopped. */
export function subscribeLocally({ address, token, bindings }: LocalOptions, handlers: FeedHandlers): FeedSubscriber {
  const { tell, deliver, trouble, silence } = handing(handlers)
  const greeting = writeFrame(token, bindings.join('\n'))
  let retryMs = RETRY_MS.first
  let retry: NodeJS.Timeout | undefined
  let socket: net.Socket

  const connect = (): void => {
    let bound = false
    let why: Error | undefined
    const mine = net.connect(socketOf(address))
    socket = mine
    const read = frameReader({
      bytesMax: FRAME_BYTES_MAX,
      onFrame: ({ key, body }) => {
        if (bound) return deliver(key, body)
        if (key !== 'bound') throw new Error(`the feed answers ${JSON.stringify(key.slice(0, 80))}`)
        bound = true
        retryMs = RETRY_MS.first
        mine.setTimeout(0)
        tell('up')
      },
    })
    mine.setTimeout(ANSWER_TIMEOUT_MS, () => mine.destroy(new Error('the feed does not answer')))
    mine.on('connect', () => mine.write(greeting))
    mine.on('data', (piece: Buffer) => {
      try {
        read(piece)
      } catch (error) {
        mine.destroy(error as Error)
      }
    })
    mine.on('error', (error) => (why = error))
    mine.once('close', () => {
      trouble(why ?? new Error('the feed is gone'))
      tell('down')
      retry = setTimeout(connect, retryMs)
      retryMs = Math.min(retryMs * 2, RETRY_MS.most)
    })
  }
  connect()

  return {
    stop: async () => {
      silence()
      clearTimeout(retry)
      if (socket.closed) return
      await new Promise<void>((resolve) => socket.removeAllListeners('close').once('close', resolve).destroy())
    },
  }
}
