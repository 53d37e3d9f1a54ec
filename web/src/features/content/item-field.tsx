import { type ContentRefused, SYNONYMS_MAX } from '@tucano/contract/content'
import { useText } from '#platform/text'
import { SelectField, TextArea, TextField } from '#ui/field'
import type { Draft, Field, FieldName } from './fields.ts'
import { PictureField } from './picture-field.tsx'
import { useContent } from './queries.ts'
import { sayProblem } from './refused-of.ts'
import { type Texts, texts } from './texts.ts'

interface ItemFieldProps {
  field: Field
  draft: Draft
  wrong: ContentRefused | undefined
  disabled: boolean
  onChange: (change: Draft) => void
}

/** One field of the form, filled in as its type says. */
export function ItemField({ field, draft, wrong, disabled, onChange }: ItemFieldProps) {
  const t = useText(texts)
  const { name, type, max, choices = [] } = field
  const value = draft[name] ?? ''
  const error = wrong?.field === name ? { error: sayProblem(t, wrong.problem, max ?? SYNONYMS_MAX) } : {}
  const common = {
    label: t(`field_${name}`),
    value,
    disabled,
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
    ...error,
  }
  switch (type) {
    case 'line':
      return <TextField {...common} {...hintOf(t, name)} maxLength={max} autoComplete="off" />
    case 'moment':
      return <TextField {...common} {...hintOf(t, name)} type="datetime-local" />
    case 'text':
      return <TextArea {...common} rows={6} maxLength={max} />
    case 'markup':
      return <TextArea {...common} hint={t('hint_html')} rows={14} maxLength={max} spellCheck />
    case 'words':
      return <TextArea {...common} hint={t('hint_words', { max: SYNONYMS_MAX })} rows={8} />
    case 'choice':
      return (
        <SelectField {...common}>
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {choiceWord(t, name, choice)}
            </option>
          ))}
        </SelectField>
      )
    case 'picture':
      return <PictureField label={common.label} value={value} disabled={disabled} {...error} onPicture={(image) => onChange({ image })} />
    case 'game':
      return <GameField label={common.label} draft={draft} disabled={disabled} onChange={onChange} {...error} />
  }
}

type T = ReturnType<typeof useText<Texts>>
const KEYS: ReadonlySet<string> = new Set(Object.keys(texts.pt))
const hintOf = (t: T, name: FieldName): { hint?: string } => (KEYS.has(`hint_${name}`) ? { hint: t(`hint_${name}` as 'hint_slug') } : {})

/** What a choice is called; one that has no name is shown as it is. */
export const choiceWord = (t: T, name: string, choice: string): string =>
  KEYS.has(`${name}_${choice || 'none'}`) ? t(`${name}_${choice || 'none'}` as 'state_open') : choice

interface GameFieldProps {
  label: string
  draft: Draft
  disabled: boolean
  error?: string
  onChange: (change: Draft) => void
}

/** The game that a banner opens: its vendor and its number go together. */
function GameField({ label, draft, disabled, error, onChange }: GameFieldProps) {
  const t = useText(texts)
  const { data: games = [] } = useContent('games')
  return (
    <SelectField
      label={label}
      disabled={disabled}
      value={draft.node ?? ''}
      {...(error ? { error } : {})}
      onChange={({ target }) => {
        const game = games.find(({ gameId }) => gameId === target.value)
        onChange({ node: game?.gameId ?? '', vendor: game?.vendor ?? '' })
      }}
    >
      <option value="">{t('chooseGame')}</option>
      {games.map(({ gameId, name, vendor }) => (
        <option key={gameId} value={gameId}>
          {name} ({vendor})
        </option>
      ))}
    </SelectField>
  )
}
