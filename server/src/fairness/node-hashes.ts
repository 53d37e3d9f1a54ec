import { createHash, createHmac } from 'node:crypto'
import type { Hashes } from '@tucano/round'

/** Hashes as Node has them, for what games and draws are run again with. */
export const nodeHashes: Hashes = {
  sha256: (data) => createHash('sha256').update(data).digest(),
  hmacSha256: (key, message) => createHmac('sha256', key).update(message).digest(),
}
