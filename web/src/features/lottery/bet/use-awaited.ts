import { useEffect, useEffectEvent, useState } from 'react'
import { drawNow } from '../draw-clock.ts'
import type { Near } from '../queries.ts'

/** After a close the next draw is there at once; where it is not, it is asked for again after so long. */
const AFTER_MS = 300
const AGAIN_MS = 3000

/** The draw that has closed and has no result yet. As one closes, the next one is asked for. */
export function useAwaited(near: Near, readAgain: () => void): string | undefined {
  const [awaited, setAwaited] = useState<string>()
  const again = useEffectEvent(readAgain)
  const numero = near.currentNumero?.numero
  const closesAt = near.currentNumero?.closesAt
  useEffect(() => {
    if (numero === undefined || closesAt === undefined) {
      const timer = setTimeout(() => again(), AGAIN_MS * 5)
      return () => clearTimeout(timer)
    }
    let timer = setTimeout(
      function close() {
        setAwaited(numero)
        again()
        timer = setTimeout(() => again(), AGAIN_MS)
      },
      closesAt - drawNow() + AFTER_MS,
    )
    return () => clearTimeout(timer)
  }, [numero, closesAt, near.now])
  const last = near.lastNumero
  const isThere =
    last !== null &&
    awaited !== undefined &&
    (last.numero > awaited || (last.numero === awaited && (last.result !== null || last.state === 'void')))
  return isThere ? undefined : awaited
}
