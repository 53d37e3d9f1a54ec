import fs from 'node:fs'

/** PostgreSQL writes its log of changes in files of this size, and stops when there is no room for the next one. */
export const SEGMENT_BYTES = 16 * 1024 * 1024
const READ_BYTES_MAX = 256 * 1024

/** Whether words of a program or of the system say that there is no room. */
export const isDiskFull = (text: string): boolean => /ENOSPC|EDQUOT|No space left on device|Disk quota exceeded/i.test(text)

/** What a program may still write where the folder is. */
export function freeBytes(folder: string): number {
  const { bavail, bsize } = fs.statfsSync(folder)
  return bavail * bsize
}

/** Reads what is written to the end of a file from now on; of much, the beginning. */
export function logFrom(file: string): () => string {
  const start = sizeOf(file)
  return () => {
    const length = Math.min(READ_BYTES_MAX, sizeOf(file) - start)
    if (length <= 0) return ''
    const text = Buffer.alloc(length)
    const opened = fs.openSync(file, 'r')
    try {
      return text.toString('utf8', 0, fs.readSync(opened, text, 0, length, start))
    } finally {
      fs.closeSync(opened)
    }
  }
}

const sizeOf = (file: string): number => fs.statSync(file, { throwIfNoEntry: false })?.size ?? 0
