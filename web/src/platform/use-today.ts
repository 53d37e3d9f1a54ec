import { useState } from 'react'
import { isoDay } from './format.ts'
import { useBrand } from './site.ts'

/** The day that it is where the brand keeps its books, whatever the visitor's clock is set to. It stays as long as a page is shown. */
export function useToday(): string {
  const { timeZone } = useBrand()
  const [today] = useState(() => isoDay(Date.now(), timeZone))
  return today
}
