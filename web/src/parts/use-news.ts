import { balanceChanged } from '@tucano/contract/wallet'
import { useEffect, useState } from 'react'
import { listen } from '#platform/live'

/** Money moves while a record is open: the list stays as it is until the member wants to see more. */
export function useNews(readNewest: () => Promise<void>) {
  const [news, setNews] = useState(false)
  useEffect(() => listen(balanceChanged, () => setNews(true)), [])
  const see = (): void => {
    setNews(false)
    void readNewest()
  }
  return { news, see }
}
