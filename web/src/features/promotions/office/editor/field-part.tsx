import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { percent } from '#platform/format'
import { useLanguage } from '#platform/language'
import { Button, IconButton } from '#ui/button'
import { SelectField } from '#ui/field'
import { Switch } from '#ui/toggle'
import { useEditing } from './editing.ts'
import styles from './editor.module.css'
import { LeafField, type PartProps } from './leaf-field.tsx'
import type { Field, Shape } from './shapes.ts'
import { type Typed, type TypedGroup, type TypedMaybe, type TypedOneOf, placeOf, typeFields } from './typed.ts'
import { useWords } from './use-words.ts'

type ShapeAs<As extends Shape['as']> = Extract<Shape, { as: As }>

/** Whether a part takes the whole width. */
const isWide = ({ as }: Shape): boolean =>
  as === 'group' || as === 'maybe' || as === 'oneOf' || as === 'rows' || as === 'picks' || as === 'codes' || as === 'yes' || as === 'scene'

interface FieldsProps {
  fields: readonly Field[]
  typed: TypedGroup
  owner: string
  path: string
  onType: (typed: TypedGroup) => void
}

/** Fields beside and below each other. */
export const Fields = (props: FieldsProps) => (
  <div className={styles.fields}>
    <Parts {...props} />
  </div>
)

const Parts = ({ fields, typed, owner, path, onType }: FieldsProps) =>
  fields.map(({ name, shape, isFlat }) => {
    const part = {
      name,
      owner,
      path: placeOf(path, name),
      typed: typed[name]!,
      onType: (value: Typed) => onType({ ...typed, [name]: value }),
    }
    if (isFlat && shape.as === 'oneOf') return <Choice key={name} {...part} shape={shape} />
    return (
      <div key={name} className={styles.part} data-wide={isWide(shape) || (shape.as === 'line' && shape.isLong) || undefined}>
        <FieldPart {...part} shape={shape} />
      </div>
    )
  })

/** One part of a promotion, whatever it is. */
function FieldPart(props: PartProps) {
  const { shape } = props
  switch (shape.as) {
    case 'group':
      return <Group {...props} shape={shape} />
    case 'maybe':
      return <Maybe {...props} shape={shape} />
    case 'oneOf':
      return <OneOf {...props} shape={shape} />
    case 'rows':
      return <Rows {...props} shape={shape} />
    case 'line':
    case 'money':
    case 'percent':
    case 'whole':
    case 'moment':
    case 'yes':
    case 'choice':
    case 'scene':
    case 'pick':
    case 'picks':
    case 'codes':
      return <LeafField {...props} shape={shape} />
  }
}

function Group({ name, shape, owner, path, typed, onType }: PartProps<ShapeAs<'group'>>) {
  const { t, label, hint } = useWords()
  const explained = hint(owner, name)
  const fields = <Fields fields={shape.of} typed={typed as TypedGroup} owner={name} path={path} onType={onType} />
  const [isBegun] = useState(() => Object.values(typed as TypedGroup).some((value) => value !== ''))
  if (shape.isPartial)
    return (
      <details className={styles.fold} open={isBegun || undefined}>
        <summary>{t('contribution')}</summary>
        {explained && <p className={styles.soft}>{explained}</p>}
        {fields}
      </details>
    )
  return (
    <fieldset className={styles.group}>
      <legend>{label(owner, name)}</legend>
      {explained && <p className={styles.soft}>{explained}</p>}
      {fields}
    </fieldset>
  )
}

const SWITCHES: Readonly<Record<string, 'withTerms' | 'withMember' | 'withPeriod'>> = {
  terms: 'withTerms',
  member: 'withMember',
  period: 'withPeriod',
}

function Maybe({ name, shape, owner, path, typed, onType }: PartProps<ShapeAs<'maybe'>>) {
  const { t } = useWords()
  const { isOn, value } = typed as unknown as TypedMaybe
  const set = (change: Partial<TypedMaybe>): void => onType({ isOn, value, ...change })
  return (
    <div className={styles.maybe}>
      <Switch checked={isOn} onChange={({ target }) => set({ isOn: target.checked })}>
        {t(SWITCHES[name] ?? 'withReward')}
      </Switch>
      {isOn && (
        <FieldPart name={name} shape={shape.of} owner={owner} path={path} typed={value} onType={(changed) => set({ value: changed })} />
      )}
    </div>
  )
}

function OneOf(props: PartProps<ShapeAs<'oneOf'>>) {
  const { label } = useWords()
  return (
    <fieldset className={styles.group}>
      <legend>{label(props.owner, props.name)}</legend>
      <div className={styles.fields}>
        <Choice {...props} />
      </div>
    </fieldset>
  )
}

/** What is chosen, and the fields that come with it beside it. */
function Choice({ shape, owner, path, typed, onType }: PartProps<ShapeAs<'oneOf'>>) {
  const { writing } = useEditing()
  const { label, choice } = useWords()
  const { chosen, value } = typed as unknown as TypedOneOf
  const choose = (next: string): void => {
    const first = typeFields(shape.of[next] ?? [], shape.first[next] as Record<string, unknown>, writing)
    onType({ chosen: next, value: first })
  }
  return (
    <>
      <SelectField label={label(owner, shape.by)} value={chosen} onChange={({ target }) => choose(target.value)}>
        {Object.keys(shape.of).map((key) => (
          <option key={key} value={key}>
            {choice(shape.by, key)}
          </option>
        ))}
      </SelectField>
      <Parts
        fields={shape.of[chosen] ?? []}
        typed={value}
        owner={chosen}
        path={path}
        onType={(changed) => onType({ chosen, value: changed })}
      />
    </>
  )
}

const ADD = { segment: 'addSegment', prize: 'addPrize', day: 'addDay', rank: 'addRank' } as const

function Rows({ name, shape, owner, path, typed, onType }: PartProps<ShapeAs<'rows'>>) {
  const { options } = useEditing()
  const { t, label, hint, rowName } = useWords(options)
  const rows = typed as readonly Typed[]
  const explained = hint(owner, name)
  // Of ranks there are as many as the brand has, without the first, which everybody has.
  const most = shape.named === 'rank' ? Math.min(shape.max, options.ranks.length - 1) : shape.max
  return (
    <fieldset className={styles.rows} data-rows={name}>
      <legend>{label(owner, name)}</legend>
      {explained && <p className={styles.soft}>{explained}</p>}
      {rows.map((row, n) => {
        const said = rowName(shape.named, n)
        const change = (value: Typed): void => onType(rows.map((one, at) => (at === n ? value : one)))
        return (
          <div key={n} className={styles.row} role="group" aria-label={`${label(owner, name)} ${said}`}>
            <div className={styles.rowHead}>
              <strong>{said}</strong>
              {name === 'segments' && <Odds rows={rows} n={n} />}
              {rows.length > shape.min && (
                <IconButton label={t('dropRow', { what: said })} onClick={() => onType(rows.filter((_, at) => at !== n))}>
                  <Trash2 />
                </IconButton>
              )}
            </div>
            {shape.of.as === 'group' ? (
              <Fields fields={shape.of.of} typed={row as TypedGroup} owner={name} path={placeOf(path, n)} onType={change} />
            ) : (
              <FieldPart name="reward" shape={shape.of} owner={name} path={placeOf(path, n)} typed={row} onType={change} />
            )}
          </div>
        )
      })}
      {rows.length < most && (
        <Button size="small" icon={<Plus />} onClick={() => onType([...rows, rows.at(-1)!])}>
          {t(ADD[shape.named])}
        </Button>
      )}
    </fieldset>
  )
}

/** How likely a segment of a wheel is. */
function Odds({ rows, n }: { rows: readonly Typed[]; n: number }) {
  const { t } = useWords()
  const language = useLanguage((state) => state.language)
  const weights = rows.map((row) => Number((row as TypedGroup)['weight']) || 0)
  const sum = weights.reduce((all, weight) => all + weight, 0)
  if (sum === 0) return null
  return <span className={styles.soft}>{t('odds', { odds: percent((weights[n]! / sum) * 10_000, language) })}</span>
}
