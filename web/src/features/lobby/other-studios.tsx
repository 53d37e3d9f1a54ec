import type { GameType } from '@tucano/contract/lobby'
import { Link } from 'wouter'
import { useSite } from '#platform/site'
import { useText } from '#platform/text'
import { categoriesOf, categoryPaths, markPath } from './categories.ts'
import { useMenuCategories } from './menu-categories.ts'
import styles from './other-studios.module.css'
import { texts } from './texts.ts'

interface OtherStudiosProps {
  gameType: Exclude<GameType, 'COCKFIGHT'>
  /** Ourselves. */
  own: string
}

/** Vendors of a type of games besides our own, below what we have ourselves: each leads to its games. Nothing where there are none. */
export function OtherStudios({ gameType, own }: OtherStudiosProps) {
  const t = useText(texts)
  const base = useSite((state) => state.imageBase)
  const cards = categoriesOf(useMenuCategories()).find(({ key }) => key === gameType)?.cards ?? []
  const others = cards.filter(({ vassalage }) => vassalage !== own)
  if (others.length === 0) return null
  return (
    <section className={styles.studios} aria-labelledby="other-studios">
      <h2 id="other-studios">{t('otherStudios')}</h2>
      <ul className={styles.list}>
        {others.map((card) => (
          <li key={card.vassalage}>
            <Link className={styles.studio} href={`${categoryPaths[gameType]}?page=${encodeURIComponent(card.vassalage)}`}>
              <img src={markPath(base, card)} alt="" width={32} height={32} />
              {card.name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
