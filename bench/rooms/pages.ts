// Pages that look at tables, as a process of its own: bare sockets, of which only the moment at which something was sent is read.
import { openRaw, frame } from '../sockets/flood.ts'

export interface PagesOrder {
  port: number
  pages: number
  room: string
  /** Where their addresses begin. */
  from: number
}

/** What has come since the last time that was asked. */
export interface Heard {
  calls: number
  /** From the moment of sending to that of hearing, in ms. */
  delays: number[]
}

let heard: Heard = { calls: 0, delays: [] }
const now = (): number => performance.timeOrigin + performance.now()

process.on('message', (order: PagesOrder | 'heard') => {
  if (order === 'heard') {
    process.send!(heard)
    heard = { calls: 0, delays: [] }
  } else void open(order).then((opened) => process.send!(opened))
})
process.on('disconnect', () => process.exit())
process.send!('ready')

async function open({ port, pages, room, from }: PagesOrder): Promise<number> {
  let opened = 0
  for (let n = 0; n < pages; n += 50) {
    const some = await Promise.all(Array.from({ length: Math.min(50, pages - n) }, (_, k) => openPage(port, room, from + ((n + k) >> 6))))
    opened += some.filter(Boolean).length
  }
  return opened
}

async function openPage(port: number, room: string, from: number): Promise<boolean> {
  const socket = await openRaw(port, `10.${(from >> 16) & 255}.${(from >> 8) & 255}.${from & 255}`)
  if (!socket) return false
  const shown = new Promise<boolean>((resolve) => {
    socket.on('data', (data) => {
      const text = data.toString('latin1')
      if (text.includes('"type":"room"')) resolve(true)
      for (const [, sent] of text.matchAll(/"sent":([\d.]+)/g)) {
        heard.calls++
        heard.delays.push(now() - Number(sent))
      }
    })
    socket.once('close', () => resolve(false))
  })
  socket.write(frame('{"type":"hello"}'))
  socket.write(frame(JSON.stringify({ type: 'join', room })))
  return shown
}
