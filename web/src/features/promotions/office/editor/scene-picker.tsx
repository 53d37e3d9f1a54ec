import { promotionScenes } from '@tucano/contract/promotions/definition'
import { useId } from 'react'
import { Cover } from '../../cover.tsx'
import { sceneOf } from '../../scenes.ts'
import styles from './scene-picker.module.css'
import { useWords } from './use-words.ts'

interface ScenePickerProps {
  label: string
  chosen: string
  onChoose: (scene: string) => void
}

/** The pictures that the site draws, one of them chosen. */
export function ScenePicker({ label, chosen, onChoose }: ScenePickerProps) {
  const name = useId()
  const { choice } = useWords()
  return (
    <fieldset className={styles.scenes}>
      <legend>{label}</legend>
      {promotionScenes.map((scene) => (
        <label key={scene} className={styles.scene} title={choice('scene', scene)}>
          <input
            type="radio"
            name={name}
            value={scene}
            checked={scene === chosen}
            aria-label={choice('scene', scene)}
            onChange={() => onChoose(scene)}
          />
          <Cover scene={sceneOf({ scene, promotionId: '0' })} size="tile" />
        </label>
      ))}
    </fieldset>
  )
}
