import { type ContentOrder, orderContent } from '@tucano/contract/content'
import { ArrowDown, ArrowUp, X } from 'lucide-react'
import { useState } from 'react'
import { ProductWindow } from '#parts/product-window'
import { useSaving } from '#parts/use-saving'
import { call } from '#platform/call'
import { useText } from '#platform/text'
import { IconButton } from '#ui/button'
import { SelectField } from '#ui/field'
import { Form } from '#ui/form'
import styles from './content.module.css'
import { reread } from './queries.ts'
import { texts } from './texts.ts'

interface OrderWindowProps {
  title: string
  list: ContentOrder
  group: string
  /** Those of the list, in their order. */
  before: readonly string[]
  /** What may be put into it, for lists of which things are chosen. */
  more?: readonly string[]
  nameOf: (slug: string) => string
  close: () => void
}

/** A list in another order, by buttons: they work by keyboard and by thumb alike. */
export function OrderWindow({ title, list, group, before, more, nameOf, close }: OrderWindowProps) {
  const t = useText(texts)
  // What others do to the list meanwhile must not pass for what this order was made from.
  const [first] = useState(before)
  const [order, setOrder] = useState(before)
  const { busy, problem, save } = useSaving()
  const move = (at: number, to: number): void => {
    const after = order.filter((_, index) => index !== at)
    setOrder([...after.slice(0, to), order[at]!, ...after.slice(to)])
  }
  const submit = async (): Promise<void> => {
    const done = await save(() => call(orderContent, { list, group, present: [...first], wanted: [...order] }), t('ordered'))
    if (done) close()
    await reread()
  }
  return (
    <ProductWindow title={title} width={520} onClose={close}>
      <Form
        submitLabel={t('saveOrder')}
        busy={busy}
        problem={problem}
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <ol className={styles.order} aria-label={title}>
          {order.map((slug, index) => (
            <li key={slug} className={styles.ordered}>
              <span className={styles.number}>{index + 1}</span>
              <span className={styles.orderedName}>{nameOf(slug)}</span>
              <IconButton label={t('up', { name: nameOf(slug) })} disabled={index === 0} onClick={() => move(index, index - 1)}>
                <ArrowUp />
              </IconButton>
              <IconButton
                label={t('down', { name: nameOf(slug) })}
                disabled={index === order.length - 1}
                onClick={() => move(index, index + 1)}
              >
                <ArrowDown />
              </IconButton>
              {more && (
                <IconButton label={t('takeOut', { name: nameOf(slug) })} onClick={() => setOrder(order.filter((one) => one !== slug))}>
                  <X />
                </IconButton>
              )}
            </li>
          ))}
        </ol>
        {more && (
          <SelectField
            label={t('putIn')}
            value=""
            onChange={({ target }) => {
              if (target.value) setOrder([...order, target.value])
            }}
          >
            <option value="">{t('chooseGame')}</option>
            {more
              .filter((slug) => !order.includes(slug))
              .map((slug) => (
                <option key={slug} value={slug}>
                  {nameOf(slug)}
                </option>
              ))}
          </SelectField>
        )}
      </Form>
    </ProductWindow>
  )
}
