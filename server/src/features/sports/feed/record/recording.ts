import fs from 'node:fs'
import readline from 'node:readline'
import { type Readable, type Writable, pipeline } from 'node:stream'
import { finished } from 'node:stream/promises'
import zlib from 'node:zlib'

/** One line of a recording: a message with when it came, or a document that was asked for. */
export type Recorded = { atMs: number; key: string; body: string } | { get: string; body: string }

const isZipped = (file: string): boolean => file.endsWith('.gz')

/** Writes what a feed says into a file: a line of JSON each, zipped where the file is called so. */
export class Recorder {
  #into: Writable
  #file: Writable

  constructor(file: string) {
    this.#file = fs.createWriteStream(file)
    this.#into = this.#file
    if (!isZipped(file)) return
    const zip = zlib.createGzip()
    pipeline(zip, this.#file, () => undefined)
    this.#into = zip
  }

  write(one: Recorded): void {
    this.#into.write(`${JSON.stringify(one)}\n`)
  }

  async close(): Promise<void> {
    this.#into.end()
    await finished(this.#file)
  }
}

/** The lines of a recording, in order. */
export async function* readRecording(file: string): AsyncGenerator<Recorded> {
  const bytes = fs.createReadStream(file)
  const text: Readable = isZipped(file) ? bytes.pipe(zlib.createGunzip()) : bytes
  for await (const line of readline.createInterface({ input: text, crlfDelay: Infinity }))
    if (line !== '') yield JSON.parse(line) as Recorded
}
