import { randomUUID } from 'node:crypto'
import { LIVE_PATH, type LiveMessage } from '@tucano/contract/event'
import type { RoomMessage } from '@tucano/contract/room'
import WebSocket from 'ws'

type OfType<Type> = Extract<RoomMessage | LiveMessage, { type: Type }>

/** A page that looks at rooms: what it says, and everything that it has heard. */
export class RoomPage {
  readonly socket: WebSocket
  readonly heard: (RoomMessage | LiveMessage)[] = []
  readonly closed: Promise<number>
  #waiting: { is: (message: RoomMessage | LiveMessage) => boolean; found: (message: never) => void }[] = []

  private constructor(socket: WebSocket) {
    this.socket = socket
    this.closed = new Promise((resolve) => socket.once('close', resolve))
    socket.on('message', (data) => this.#hear(JSON.parse((data as Buffer).toString()) as RoomMessage))
    socket.on('error', () => undefined)
  }

  /** Says hello, and looks at a room if one is named. */
  static async open(port: number, { token, room }: { token?: string; room?: string } = {}): Promise<RoomPage> {
    const page = new RoomPage(new WebSocket(`ws://127.0.0.1:${port}${LIVE_PATH}`))
    await new Promise((resolve) => page.socket.once('open', resolve))
    page.say({ type: 'hello', ...(token && { token }) })
    if (room) {
      page.say({ type: 'join', room })
      await page.next('room')
    }
    return page
  }

  #hear(message: RoomMessage | LiveMessage): void {
    this.heard.push(message)
    const at = this.#waiting.findIndex(({ is }) => is(message))
    if (at >= 0) this.#waiting.splice(at, 1)[0]!.found(message as never)
  }

  say(message: unknown): void {
    this.socket.send(JSON.stringify(message))
  }

  /** The next message of a type that comes from now on. */
  next<Type extends (RoomMessage | LiveMessage)['type']>(
    type: Type,
    where: (message: OfType<Type>) => boolean = () => true,
  ): Promise<OfType<Type>> {
    return new Promise((found) => {
      const is = (message: RoomMessage | LiveMessage): boolean => message.type === type && where(message as OfType<Type>)
      this.#waiting.push({ is, found })
    })
  }

  /** Does something in a room, and hears what became of it. */
  async command(room: string, body: unknown, id: string = randomUUID()): Promise<OfType<'answer'>> {
    const answer = this.next('answer', (one) => one.id === id)
    this.say({ type: 'command', room, id, body })
    return answer
  }

  of<Type extends (RoomMessage | LiveMessage)['type']>(type: Type): OfType<Type>[] {
    return this.heard.filter((message) => message.type === type) as OfType<Type>[]
  }
}
