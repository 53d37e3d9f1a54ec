import type { SymbolName } from '@tucano/art'
import { useText } from '#platform/text'
import { isLetter } from './sprites.ts'
import { texts } from './texts.ts'

/** What a symbol is called. A card's letter is its own name. */
export function useSymbolName(): (drawing: string) => string {
  const t = useText(texts)
  return (drawing) => (isLetter(drawing) ? drawing : t(`sym_${drawing as SymbolName}`))
}
