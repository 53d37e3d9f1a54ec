import { createHash, randomBytes } from 'node:crypto'

/** A secret of 256 random bits, for whoever shows it again. Only its hash is kept here. */
export const newToken = (): string => randomBytes(32).toString('base64url')
export const isToken = (token: string | undefined): token is string => token !== undefined && /^[\w-]{43}$/.test(token)
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()
