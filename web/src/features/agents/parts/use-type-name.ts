import { useText } from '#platform/text'
import { useProductName } from '#parts/use-product-name'
import { texts } from './texts.ts'

/** What a type of product is called; all of them together have a name too. */
export function useTypeName(): (type: string) => string {
  const t = useText(texts)
  const productName = useProductName()
  return (type) => (type === 'CONS' ? t('type_CONS') : productName(type))
}
