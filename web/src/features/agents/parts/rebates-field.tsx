import { useTyped } from '#platform/amounts'
import { readAmount } from '#platform/read-amount'
import { useText } from '#platform/text'
import { Chip } from '#ui/card'
import { TextField } from '#ui/field'
import { usePercent } from './use-percent.ts'
import { useTypeName } from './use-type-name.ts'
import { texts } from './rebate-texts.ts'
import styles from './rebates.module.css'

export interface RebateMax<Type extends string> {
  type: Type
  max: number
}

/** What is typed for each type. */
export type TypedRebates = Partial<Record<string, string>>

/** Hundredths of a per cent; nothing when it is none, or too high. A field that is empty is none at all. */
const bpOf = (typed: string | undefined, max: number): number | undefined => {
  const read = readAmount(typed?.trim() ? typed : '0')
  return read === undefined || read > BigInt(max) ? undefined : Number(read)
}

/** What was typed, if all of it can be given. */
export function readRebates<Type extends string>(
  maxima: readonly RebateMax<Type>[],
  typed: TypedRebates,
): { type: Type; bp: number }[] | undefined {
  const read = maxima.map(({ type, max }) => ({ type, bp: bpOf(typed[type], max) }))
  return read.every((each): each is { type: Type; bp: number } => each.bp !== undefined) ? read : undefined
}

interface RebatesFieldProps {
  maxima: readonly RebateMax<string>[]
  typed: TypedRebates
  /** Whether to say what is wrong. */
  tried: boolean
  /** What stands around it says already what it is. */
  isTitled?: boolean
  /** The house gives them, and has none itself. */
  ofHouse?: boolean
  onType: (typed: TypedRebates) => void
}

/** What somebody gets back of what they stake, by type of product, up to what the agent has. */
export function RebatesField({ maxima, typed, tried, isTitled = false, ofHouse = false, onType }: RebatesFieldProps) {
  const t = useText(texts)
  const typeName = useTypeName()
  const percent = usePercent()
  const write = useTyped()
  const some = maxima.filter(({ max }) => max > 0)
  if (some.length === 0) return <p className={styles.none}>{t('none')}</p>
  const all = (part: (max: number) => number): void =>
    onType(Object.fromEntries(some.map(({ type, max }) => [type, write(BigInt(part(max)))])))
  return (
    <fieldset className={styles.rebates}>
      <legend className={isTitled ? 'sr-only' : undefined}>{t('rebates')}</legend>
      <p className={styles.text}>{t(ofHouse ? 'houseText' : 'text')}</p>
      {!ofHouse && (
        <div className={styles.chips}>
          <Chip onPress={() => all(() => 0)}>{t('nothing')}</Chip>
          <Chip onPress={() => all((max) => Math.floor(max / 2))}>{t('half')}</Chip>
          <Chip onPress={() => all((max) => max)}>{t('same')}</Chip>
        </div>
      )}
      <div className={styles.grid}>
        {some.map(({ type, max }) => (
          <TextField
            key={type}
            label={typeName(type)}
            inputMode="decimal"
            autoComplete="off"
            placeholder="0,00"
            end={<span className={styles.sign}>%</span>}
            hint={t(ofHouse ? 'upTo' : 'max', { max: percent(max) })}
            value={typed[type] ?? ''}
            error={tried && bpOf(typed[type], max) === undefined ? t('wrong', { max: percent(max) }) : undefined}
            onChange={({ target }) => onType({ ...typed, [type]: target.value })}
          />
        ))}
      </div>
    </fieldset>
  )
}
