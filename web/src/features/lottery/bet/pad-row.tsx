import { type Pad, chooseOn } from '@tucano/lottery'
import { use } from 'react'
import { useText } from '#platform/text'
import { useOneStop } from '#ui/use-one-stop'
import { Die } from '../looks/die.tsx'
import { ShapeContext, useChoiceName, usePadName } from '../words/use-words.ts'
import { HundredTools } from './hundred-tools.tsx'
import { isHundred, toolsOf } from './pad-tools.ts'
import styles from './pad-row.module.css'
import { texts } from './texts.ts'

interface PadRowProps {
  pad: Pad
  chosen: readonly string[]
  /** It is the only one: its name says nothing that the play does not. */
  isOnly: boolean
  /** What a choice pays, where each has odds of its own. */
  oddsOf: (choice: string) => string | undefined
  onChange: (chosen: string[]) => void
}

/** One place to choose from: balls, dice or words, and what takes many of them at once. */
export function PadRow({ pad, chosen, isOnly, oddsOf, onChange }: PadRowProps) {
  const t = useText(texts)
  const name = usePadName()(pad.key)
  const nameOf = useChoiceName()
  const stop = useOneStop(pad.choices.length)
  const isFull = chosen.length >= pad.max
  const toggle = (choice: string): void => {
    if (chosen.includes(choice)) return onChange(chosen.filter((other) => other !== choice))
    onChange(pad.max === 1 ? [choice] : [...chosen, choice])
  }
  const isDice = use(ShapeContext) === 'k3' && pad.choices.every((choice) => /^[1-6]{1,3}$/.test(choice))
  return (
    <section className={styles.pad} role="group" aria-label={name} data-pad={pad.key}>
      <header className={styles.head}>
        <h3 className={isOnly ? 'sr-only' : undefined}>{name}</h3>
        <p className={styles.count}>
          {pad.max < pad.choices.length
            ? t('chosenOf', { count: chosen.length, max: pad.max })
            : chosen.length > 0 && t('chosen', { count: chosen.length })}
        </p>
        <div className={styles.tools}>
          {toolsOf(pad).map((tool) => (
            <button
              key={tool}
              type="button"
              aria-label={t('toolOn', { tool: t(`tool_${tool}`), pad: name })}
              onClick={() => onChange(chooseOn(pad, tool))}
            >
              {t(`tool_${tool}`)}
            </button>
          ))}
        </div>
      </header>
      <ul className={styles.choices} data-look={isDice ? 'die' : pad.look} data-many={isHundred(pad) || undefined}>
        {pad.choices.map((choice, place) => {
          const odds = oddsOf(choice)
          const isChosen = chosen.includes(choice)
          return (
            <li key={choice}>
              <button
                type="button"
                className={styles.choice}
                aria-pressed={isChosen}
                aria-label={odds === undefined ? nameOf(choice) : `${nameOf(choice)}, ${t('pays', { odds })}`}
                disabled={!isChosen && isFull && pad.max > 1}
                {...stop(place)}
                onClick={() => toggle(choice)}
              >
                <span>{isDice ? <Dice sides={choice} /> : nameOf(choice)}</span>
                {odds !== undefined && <small>{odds}</small>}
              </button>
            </li>
          )
        })}
      </ul>
      {isHundred(pad) && <HundredTools chosen={chosen} max={pad.max} onChange={onChange} />}
    </section>
  )
}

const Dice = ({ sides }: { sides: string }) => (
  <span className={styles.dice} aria-hidden="true">
    {Array.from(sides).map((side, place) => (
      <Die key={place} size="small">
        {side}
      </Die>
    ))}
  </span>
)
