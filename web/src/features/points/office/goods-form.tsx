import { type OfficeGoods, goodsPictures, saveGoods } from '@tucano/contract/points'
import { useState } from 'react'
import { Detail } from '#parts/office/detail'
import { call } from '#platform/call'
import { number } from '#platform/format'
import { useLanguage } from '#platform/language'
import { useText } from '#platform/text'
import { Badge } from '#ui/card'
import { SelectField, TextArea, TextField } from '#ui/field'
import { Form } from '#ui/form'
import { SectionCard } from '#ui/section-card'
import { Switch } from '#ui/toggle'
import { useDeciding } from '#office/use-deciding.ts'
import { GoodsPicture } from '../goods-picture.tsx'
import styles from './goods-form.module.css'
import { texts } from './texts.ts'

const NAME_MIN = 3
const NAME_MAX = 60
const TEXT_MAX = 300

interface GoodsFormProps {
  /** Nothing for new ones. */
  goods: OfficeGoods | undefined
  mayEdit: boolean
  onSaved: (goodsId: string) => void
}

/** The most that the server takes. */
const POINTS_MAX = 10_000_000
const MORE_MAX = 1_000_000
const EACH_MAX = 1000

/** A whole number within bounds, with or without dots between the thousands. */
function wholeOf(typed: string, least: number, most: number): number | undefined {
  const digits = typed.trim().replaceAll('.', '')
  const count = /^-?[0-9]{1,8}$/.test(digits) ? Number(digits) : undefined
  return count !== undefined && count >= least && count <= most ? count : undefined
}

/** One of the mall's goods, as it is, and as it should be. */
export function GoodsForm({ goods, mayEdit, onSaved }: GoodsFormProps) {
  const t = useText(texts)
  const language = useLanguage((state) => state.language)
  const { busy, problem, decide } = useDeciding([])
  const [name, setName] = useState(goods?.name ?? '')
  const [text, setText] = useState(goods?.text ?? '')
  const [picture, setPicture] = useState(goods?.picture ?? goodsPictures[0])
  const [price, setPrice] = useState(String(goods?.points ?? ''))
  const [more, setMore] = useState('0')
  const [perMember, setPerMember] = useState(String(goods?.perMember ?? ''))
  const [isShown, setIsShown] = useState(goods?.isShown ?? true)
  const [pressed, setPressed] = useState(false)
  const points = wholeOf(price, 1, POINTS_MAX)
  const stock = goods?.stock ?? 0
  const added = wholeOf(more, -Math.min(stock, MORE_MAX), MORE_MAX)
  const each = perMember.trim() === '' ? null : wholeOf(perMember, 1, EACH_MAX)
  const isNamed = name.trim().length >= NAME_MIN
  const whole = (value: number | null | undefined, min: number, max: number): string | undefined =>
    pressed && value === undefined ? t('whole', { min: number(min, language), max: number(max, language) }) : undefined
  const save = async (): Promise<void> => {
    setPressed(true)
    if (!isNamed || points === undefined || added === undefined || each === undefined) return
    const words = { name: name.trim(), text: text.trim(), picture }
    const asked = { goodsId: goods?.goodsId ?? null, ...words, points, more: added, perMember: each, isShown }
    await decide(
      async () => {
        const saved = await call(saveGoods, asked)
        setMore('0')
        setPressed(false)
        onSaved(saved.goodsId)
      },
      t('saved', { goods: asked.name }),
    )
  }
  return (
    <Detail
      label={t('edit')}
      title={goods?.name ?? t('newGoods')}
      text={goods ? t('inStock', { count: goods.stock }) : ''}
      badges={!isShown && <Badge>{t('hidden')}</Badge>}
    >
      <SectionCard title={t('edit')}>
        <div className={styles.parts}>
          <div className={styles.picture}>
            <GoodsPicture picture={picture} size={180} />
          </div>
          <fieldset className={styles.fields} disabled={!mayEdit}>
            <Form
              submitLabel={t('save')}
              busy={busy}
              problem={problem}
              onSubmit={(event) => {
                event.preventDefault()
                void save()
              }}
            >
              <TextField
                label={t('name')}
                maxLength={NAME_MAX}
                value={name}
                error={pressed && !isNamed ? t('nameWrong') : undefined}
                onChange={({ target }) => setName(target.value)}
              />
              <TextArea label={t('text')} maxLength={TEXT_MAX} rows={3} value={text} onChange={({ target }) => setText(target.value)} />
              <SelectField
                label={t('picture')}
                value={picture}
                onChange={({ target }) => setPicture(target.value as OfficeGoods['picture'])}
              >
                {goodsPictures.map((key) => (
                  <option key={key} value={key}>
                    {t(`picture_${key}`)}
                  </option>
                ))}
              </SelectField>
              <TextField
                label={t('price')}
                inputMode="numeric"
                value={price}
                error={whole(points, 1, POINTS_MAX)}
                onChange={({ target }) => setPrice(target.value)}
              />
              <TextField
                label={goods ? t('more') : t('first')}
                {...(goods && { hint: t('moreHint', { count: goods.stock }) })}
                inputMode="numeric"
                value={more}
                error={whole(added, -Math.min(stock, MORE_MAX), MORE_MAX)}
                onChange={({ target }) => setMore(target.value)}
              />
              <TextField
                label={t('perMember')}
                hint={t('perMemberHint')}
                inputMode="numeric"
                value={perMember}
                error={whole(each, 1, EACH_MAX)}
                onChange={({ target }) => setPerMember(target.value)}
              />
              <Switch checked={isShown} onChange={({ target }) => setIsShown(target.checked)}>
                {t('shown')}
              </Switch>
            </Form>
          </fieldset>
        </div>
      </SectionCard>
    </Detail>
  )
}
