import { jackpotAt } from '@tucano/contract/jackpot'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { jackpotPool } from './queries.ts'

/** The pool, and what it holds now: looked at again just after each step. */
export function useJackpot() {
  const { data } = useQuery(jackpotPool)
  const [value, setValue] = useState<bigint>()
  useEffect(() => {
    if (!data) return
    let timer: ReturnType<typeof setTimeout>
    const look = (): void => {
      const now = Date.now() + data.aheadMs
      setValue(jackpotAt(data, now))
      timer = setTimeout(look, data.everyMs - ((now - data.startedAt) % data.everyMs) + 5)
    }
    look()
    return () => clearTimeout(timer)
  }, [data])
  return { data, value }
}
