import { once } from 'node:events'
import net from 'node:net'
import { LIVE_PATH } from '@tucano/contract/event'

const upgrade = ['Upgrade: websocket', 'Connection: Upgrade', 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==', 'Sec-WebSocket-Version: 13']

/** As a browser sends it: masked, here with zeros. */
export function frame(text: string): Buffer {
  const length = text.length < 126 ? [0x80 | text.length] : [0x80 | 126, text.length >> 8, text.length & 255]
  return Buffer.concat([Buffer.from([0x81, ...length, 0, 0, 0, 0]), Buffer.from(text)])
}

/** A bare socket at the hub's door, whose sender follows no rule. Whether one was given. */
export async function openRaw(port: number, from: string): Promise<net.Socket | undefined> {
  const socket = net.connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  socket.write(`GET ${LIVE_PATH} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${from}\r\n${upgrade.join('\r\n')}\r\n\r\n`)
  const [answer] = (await Promise.race([once(socket, 'data'), once(socket, 'close').then(() => [''])])) as [Buffer | string]
  if (String(answer).startsWith('HTTP/1.1 101')) return socket
  socket.destroy()
  return undefined
}

const HELLO = frame(JSON.stringify({ type: 'hello', token: 'x'.repeat(43), conversation: 'y'.repeat(43), after: '1.1' }))
const BURST = 100

/** Says hello so often, as fast as the socket takes it, and does not read. How many were sent before the socket was closed. */
export async function sayHellos(port: number, from: string, hellos: number): Promise<number> {
  const socket = await openRaw(port, from)
  if (!socket) return 0
  socket.pause()
  const burst = Buffer.concat(Array.from({ length: BURST }, () => HELLO))
  let sent = 0
  while (sent < hellos && !socket.destroyed && socket.writable) {
    if (!socket.write(burst)) await Promise.race([once(socket, 'drain'), once(socket, 'close')])
    sent += BURST
  }
  socket.destroy()
  return sent
}
