import { number } from '#platform/format'
import { useLanguage } from '#platform/language'
import { useBrand } from '#platform/site'
import { SelectField, TextArea, TextField } from '#ui/field'
import { Switch } from '#ui/toggle'
import { useEditing } from './editing.ts'
import styles from './editor.module.css'
import { Picks } from './picks.tsx'
import { ScenePicker } from './scene-picker.tsx'
import type { Shape } from './shapes.ts'
import type { Typed } from './typed.ts'
import { useWords } from './use-words.ts'

type LeafShape = Exclude<Shape, { as: 'group' | 'maybe' | 'oneOf' | 'rows' }>

export interface PartProps<S extends Shape = Shape> {
  name: string
  shape: S
  /** What it is a part of. */
  owner: string
  path: string
  typed: Typed
  onType: (typed: Typed) => void
}

/** What is wrong with a field, in words; nothing before somebody has tried. */
function useProblem(path: string): string | undefined {
  const { t } = useWords()
  const { problems } = useEditing()
  const language = useLanguage((state) => state.language)
  const found = problems.get(path)
  if (!found) return undefined
  const { problem, min = 0, max = 0 } = found
  const written = (value: number): string => number(problem === 'percent' ? value / 100 : value, language, { max: 2 })
  return t(`wrong_${problem}` as 'wrong_whole', { min: written(min), max: written(max) })
}

/** A field for one value. */
export function LeafField({ name, shape, owner, path, typed, onType }: PartProps<LeafShape>) {
  const { options } = useEditing()
  const { t, label, hint, choice, picked } = useWords(options)
  const { currencySymbol } = useBrand()
  const error = useProblem(path)
  const explained = hint(owner, name)
  const said = { label: label(owner, name), ...(explained === undefined ? {} : { hint: explained }) }
  const wrong = error === undefined ? {} : { error }
  const text = typed as string
  const typing = {
    value: text,
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => onType(target.value),
  } as const
  switch (shape.as) {
    case 'line':
      return shape.isLong ? (
        <TextArea {...said} {...wrong} {...typing} rows={2} maxLength={shape.max} />
      ) : (
        <TextField {...said} {...wrong} {...typing} maxLength={shape.max} />
      )
    case 'money':
      return <TextField {...said} {...wrong} {...typing} icon={<span>{currencySymbol}</span>} inputMode="decimal" placeholder="0,00" />
    case 'percent':
      return <TextField {...said} {...wrong} {...typing} inputMode="decimal" end={<span className={styles.unit}>%</span>} />
    case 'whole':
      return <TextField {...said} {...wrong} {...typing} inputMode="numeric" />
    case 'moment':
      return <TextField {...said} {...wrong} {...typing} type="datetime-local" />
    case 'codes':
      return <TextArea {...said} {...wrong} {...typing} rows={6} autoCapitalize="characters" spellCheck={false} />
    case 'yes':
      return (
        <>
          <Switch checked={typed === true} onChange={({ target }) => onType(target.checked)}>
            {said.label}
          </Switch>
          {explained && <p className={styles.soft}>{explained}</p>}
        </>
      )
    case 'choice':
      return (
        <SelectField {...said} {...wrong} {...typing}>
          {shape.of.map((key) => (
            <option key={key} value={key}>
              {choice(name, key)}
            </option>
          ))}
        </SelectField>
      )
    case 'scene':
      return <ScenePicker label={said.label} chosen={text} onChoose={onType} />
    case 'pick':
      return (
        <SelectField {...said} {...wrong} {...typing}>
          {(shape.isOptional || text === '') && <option value="">{t(shape.isOptional ? 'pickNone' : 'pickOne')}</option>}
          {[...new Set([...options[shape.from].map(({ key }) => key), ...(text === '' ? [] : [text])])].map((key) => (
            <option key={key} value={key}>
              {picked(shape.from, key)}
            </option>
          ))}
        </SelectField>
      )
    case 'picks':
      return <Picks {...said} {...wrong} from={shape.from} chosen={typed as readonly string[]} onChoose={onType} />
  }
}
