import { markPath } from '../../features/lobby/categories.ts'
import { useMenuCategories } from '../../features/lobby/menu-categories.ts'
import { useSite } from '#platform/site'
import styles from './partners.module.css'

/** Every vendor once, in one tone that colours under the pointer. */
export function VendorMarks() {
  const base = useSite((state) => state.imageBase)
  const menu = useMenuCategories()
  const cards = new Map(menu.flatMap((category) => category.cards.map((card) => [card.vassalage, card])))
  return (
    <ul className={styles.marks}>
      {[...cards.values()].map((card) => (
        <li key={card.vassalage} className={styles.mark}>
          <img src={markPath(base, card)} alt="" width={40} height={40} loading="lazy" />
          {card.name}
        </li>
      ))}
    </ul>
  )
}
