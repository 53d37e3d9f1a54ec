import { hashes } from '../hashes.ts'
import { fromHex, toHex } from '../hex.ts'

/** What is published of a seed before anything is drawn from it. */
export const commitmentOf = (serverSeed: string): string => toHex(hashes.sha256(fromHex(serverSeed)))
