import { Connection, type ConnectionOptions } from 'rabbitmq-client'
import { type FeedHandlers, type FeedPublisher, type FeedSubscriber, handing } from './transport.ts'

export interface AmqpAddress {
  /** `amqps://mq.example:5671`, or `amqp:` without TLS. A broker of one's own wants a password in it; a feed knows its bookmakers by their tokens. */
  address: string
  /** `/unifiedfeed/1234` */
  vhost: string
  token: string
}

const EXCHANGE = 'unifiedfeed'
const RETRY_MS_MAX = 5000
/** What takes longer to say goodbye to is dropped. */
const GOODBYE_TIMEOUT_MS = 2000

function connectionOf({ address, vhost, token }: AmqpAddress): ConnectionOptions {
  const { protocol, hostname, port, password } = new URL(address)
  if (protocol !== 'amqp:' && protocol !== 'amqps:') throw new TypeError(`not the address of a broker: ${protocol}`)
  const tls = protocol === 'amqps:'
  return {
    hostname,
    port: port || (tls ? 5671 : 5672),
    tls,
    vhost,
    username: token,
    password: decodeURIComponent(password),
    noDelay: true,
    retryHigh: RETRY_MS_MAX,
  }
}

/** Closes what stands on a connection, then the connection; a peer that does not answer is not waited for. */
async function goodbye(connection: Connection, close: () => Promise<void>): Promise<void> {
  const timer = setTimeout(() => connection.unsafeDestroy(), GOODBYE_TIMEOUT_MS)
  // A connection that is not there can be closed at once, and what stands on it waits for none any more.
  const [first, second] = connection.ready ? [close, () => connection.close()] : [() => connection.close(), close]
  await first().catch(() => {})
  await second().catch(() => {})
  clearTimeout(timer)
}

/** Subscribes to a feed's exchange by a queue of its own, which is gone with the connection. It connects again by itself until it is stopped. */
export function subscribeToBroker(options: AmqpAddress & { bindings: readonly string[] }, handlers: FeedHandlers): FeedSubscriber {
  const { tell, deliver, trouble, silence } = handing(handlers)
  const connection = new Connection(connectionOf(options))
  const consumer = connection.createConsumer(
    {
      queue: '',
      queueOptions: { exclusive: true, autoDelete: true, durable: false },
      queueBindings: options.bindings.map((routingKey) => ({ exchange: EXCHANGE, routingKey })),
      exclusive: true,
      noAck: true,
    },
    ({ routingKey, body }) => deliver(routingKey, Buffer.isBuffer(body) ? body : Buffer.from(String(body))),
  )
  const down = (error: Error): void => {
    trouble(error)
    tell('down')
  }
  consumer.on('ready', () => tell('up'))
  consumer.on('error', down)
  connection.on('error', down)
  return {
    stop: () => {
      silence()
      return goodbye(connection, () => consumer.close())
    },
  }
}

/** Publishes to a feed's exchange of a broker of one's own. */
export function publishToBroker(options: AmqpAddress & { onTrouble?: (error: Error) => void }): FeedPublisher {
  const connection = new Connection(connectionOf(options))
  const publisher = connection.createPublisher({ confirm: true, exchanges: [{ exchange: EXCHANGE, type: 'topic', durable: true }] })
  connection.on('error', (error: Error) => options.onTrouble?.(error))
  return {
    publish: (routingKey, body) => publisher.send({ exchange: EXCHANGE, routingKey, contentType: 'text/xml' }, Buffer.from(body)),
    stop: () => goodbye(connection, () => publisher.close()),
  }
}
