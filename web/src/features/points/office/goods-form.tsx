import { type OfficeGoods, goodsPictures, saveGoods } from '@tucano/contract/points'
import { useState } from 'react'
import { Detail } from '#parts/office/detail'
import { call } from '#platform/call'
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

const wholeOf = (typed: string): number | undefined => (/^-?[0-9]{1,8}$/.test(typed.trim()) ? Number(typed.trim()) : undefined)

/** One of the mall's goods, as it is, and as it should be. */
export function GoodsForm({ goods, mayEdit, onSaved }: GoodsFormProps) {
  const t = useText(texts)
  const { busy, problem, decide } = useDeciding()
  const [name, setName] = useState(goods?.name ?? '')
  const [text, setText] = useState(goods?.text ?? '')
  const [picture, setPicture] = useState(goods?.picture ?? goodsPictures[0])
  const [price, setPrice] = useState(String(goods?.points ?? ''))
  const [more, setMore] = useState('0')
  const [perMember, setPerMember] = useState(String(goods?.perMember ?? ''))
  const [isShown, setIsShown] = useState(goods?.isShown ?? true)
  const [pressed, setPressed] = useState(false)
  const points = wholeOf(price)
  const added = wholeOf(more)
  const each = perMember.trim() === '' ? null : wholeOf(perMember)
  const isNamed = name.trim().length >= NAME_MIN
  const whole = (isRight: boolean): string | undefined => (pressed && !isRight ? t('whole') : undefined)
  const save = async (): Promise<void> => {
    setPressed(true)
    if (!isNamed || points === undefined || points < 1 || added === undefined || each === undefined || each === 0) return
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
                error={whole(points !== undefined && points > 0)}
                onChange={({ target }) => setPrice(target.value)}
              />
              <TextField
                label={goods ? t('more') : t('first')}
                {...(goods && { hint: t('moreHint', { count: goods.stock }) })}
                inputMode="numeric"
                value={more}
                error={whole(added !== undefined)}
                onChange={({ target }) => setMore(target.value)}
              />
              <TextField
                label={t('perMember')}
                hint={t('perMemberHint')}
                inputMode="numeric"
                value={perMember}
                error={whole(each !== undefined && each !== 0)}
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
