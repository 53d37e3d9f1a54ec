export type FileType = 'image/png' | 'image/jpeg' | 'application/pdf'

const MARKS: readonly (readonly [FileType, readonly number[]])[] = [
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['application/pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
]

/** What a file is by its first bytes, whatever it calls itself. */
export const fileType = (bytes: Uint8Array): FileType | undefined =>
  MARKS.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte))?.[0]
