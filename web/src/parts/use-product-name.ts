import { gameTypes } from '@tucano/contract/lobby'
import { useText } from '#platform/text'
import { texts } from './product-texts.ts'

/** What a product is called. One that this page has no word for keeps its code. */
export function useProductName(): (product: string) => string {
  const t = useText(texts)
  return (product) => {
    const known = gameTypes.find((each) => each === product)
    return known ? t(`product_${known}`) : product
  }
}
