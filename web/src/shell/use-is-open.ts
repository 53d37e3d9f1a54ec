import { categoriesOf } from '../features/lobby/categories.ts'
import { useMenuCategories } from '../features/lobby/menu-categories.ts'

/** Tells whether anything of a product can be played now. */
export function useIsOpen(): (product: string) => boolean {
  const open = new Set<string>(categoriesOf(useMenuCategories()).map(({ key }) => key))
  return (product) => open.has(product)
}
