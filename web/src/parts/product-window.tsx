import type { ComponentProps } from 'react'
import { useText } from '#platform/text'
import { words } from '#platform/words'
import { Window } from '#ui/window'

/** The product's own window, in the visitor's language. */
export function ProductWindow(props: Omit<ComponentProps<typeof Window>, 'closeLabel' | 'moveLabel'>) {
  const w = useText(words)
  return <Window {...props} closeLabel={w('close')} moveLabel={w('moveWindow')} />
}
