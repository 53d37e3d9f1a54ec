import type { Endpoint, RequestOf } from '@tucano/contract/endpoint'
import { type Asked, CallError, refusalOf, send } from './call.ts'
import { saveBlob } from './save-file.ts'

/** A file may be long. */
const TIMEOUT_MS = 120_000

/** Asks for a file and gives it to the visitor under the name that the server gave it. Half a file is none. */
export async function download<E extends Endpoint>(endpoint: E, request: Asked<RequestOf<E>>): Promise<void> {
  const response = await send(endpoint, request, { timeoutMs: TIMEOUT_MS })
  const disposition = response.headers.get('content-disposition')
  if (!response.ok || disposition === null) throw await refusalOf(response)
  const file = await response.blob().catch(() => Promise.reject(new CallError('network.failed')))
  saveBlob(/filename="([^"]+)"/.exec(disposition)?.[1] ?? endpoint.path.slice(endpoint.path.lastIndexOf('/') + 1), file)
}
