import type { ComponentProps } from 'react'
import { useSite } from '#platform/site'
import { State } from '#ui/state'

type Drawing = 'empty' | 'error' | 'lock' | 'lost' | 'maintenance' | 'nest' | 'offline' | 'region' | 'search'

/** A state of the page with one of the brand's drawings. */
export function DrawnState({ drawing, ...rest }: Omit<ComponentProps<typeof State>, 'picture'> & { drawing: Drawing }) {
  const base = useSite((state) => state.imageBase)
  return <State {...rest} picture={`${base}/drawings/${drawing}.svg`} />
}
