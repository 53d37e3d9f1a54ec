import { X } from 'lucide-react'
import { useId } from 'react'
import { Chip } from '#ui/card'
import { SelectField } from '#ui/field'
import { useEditing } from './editing.ts'
import styles from './editor.module.css'
import type { Source } from './shapes.ts'
import { useWords } from './use-words.ts'

/** So many are shown at once. */
const FEW = 12

interface PicksProps {
  label: string
  hint?: string
  error?: string
  from: Source
  chosen: readonly string[]
  onChoose: (chosen: readonly string[]) => void
}

/** Some of some: all of them in sight where they are few, else those that were chosen and a list of the others. */
export function Picks({ label, hint, error, from, chosen, onChoose }: PicksProps) {
  const id = useId()
  const { options } = useEditing()
  const { t, picked } = useWords(options)
  const nameOf = (key: string): string => picked(from, key)
  const toggle = (key: string): void => onChoose(chosen.includes(key) ? chosen.filter((one) => one !== key) : [...chosen, key])
  const all = options[from].map(({ key }) => key)
  const isFew = all.length <= FEW
  const shown = isFew ? [...new Set([...all, ...chosen])] : chosen
  return (
    <fieldset className={styles.picks} aria-describedby={error || hint ? `${id}-note` : undefined}>
      <legend>{label}</legend>
      <div className={styles.chips}>
        {shown.map((key) =>
          isFew ? (
            <Chip key={key} pressed={chosen.includes(key)} onPress={() => toggle(key)}>
              {nameOf(key)}
            </Chip>
          ) : (
            <button
              key={key}
              type="button"
              className={styles.chosen}
              aria-label={t('pickDrop', { what: nameOf(key) })}
              onClick={() => toggle(key)}
            >
              {nameOf(key)} <X aria-hidden="true" />
            </button>
          ),
        )}
      </div>
      {!isFew && (
        <div className={styles.more}>
          <SelectField label={`${label}: ${t('pickAdd')}`} value="" onChange={({ target }) => target.value && toggle(target.value)}>
            <option value="">{t('pickAdd')}</option>
            {all
              .filter((key) => !chosen.includes(key))
              .map((key) => (
                <option key={key} value={key}>
                  {nameOf(key)}
                </option>
              ))}
          </SelectField>
        </div>
      )}
      {(error || hint) && (
        <p id={`${id}-note`} className={error ? styles.wrong : styles.soft} role={error ? 'alert' : undefined}>
          {error ?? hint}
        </p>
      )}
    </fieldset>
  )
}
