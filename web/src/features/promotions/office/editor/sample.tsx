import type { Definition } from '@tucano/contract/promotions/definition'
import { Cover } from '../../cover.tsx'
import { sceneOf } from '../../scenes.ts'
import styles from './editor.module.css'

interface SampleProps extends Pick<Definition, 'scene' | 'title' | 'summary'> {
  promotionId?: string
}

/** A promotion's picture and words, small, as its card has them. */
export const Sample = ({ scene, title, summary, promotionId = '0' }: SampleProps) => (
  <div className={styles.sample} aria-hidden="true">
    <Cover scene={sceneOf({ scene, promotionId })} size="small" />
    <div className={styles.kindWords}>
      <strong>{title}</strong>
      <span>{summary}</span>
    </div>
  </div>
)
