import { type Json, canonical } from './canonical.ts'

/** What a page or a program brings to verify with. Texts are taken as UTF-8. */
export interface Hashes {
  hmacSha256: (key: Uint8Array, message: string) => Uint8Array
  sha256: (data: Uint8Array | string) => Uint8Array
}

export const toHex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
export const fromHex = (hex: string): Uint8Array => Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16))

export const mathsDigest = (maths: Json, { sha256 }: Pick<Hashes, 'sha256'>): string => toHex(sha256(canonical(maths)))
