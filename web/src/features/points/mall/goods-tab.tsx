import type { Goods } from '@tucano/contract/points'
import { Loaded } from '#parts/loaded'
import { openDynamicModal } from '#platform/modals'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { Badge, Card, Skeleton } from '#ui/card'
import { ProgressBar } from '#ui/progress-bar'
import { GoodsPicture } from '../goods-picture.tsx'
import { type PointBalance, type PointConfig, useGoods } from '../queries.ts'
import { texts } from '../texts.ts'
import { useSpokenPoints } from '../use-spoken-points.ts'
import styles from './goods-tab.module.css'
import { RedeemWindow } from './redeem-window.tsx'

/** So few are told. */
const FEW = 5
const WHOLE = 100n

interface GoodsTabProps {
  balance: PointBalance
  config: PointConfig
  onPaymentPassword: () => void
  onRedemptions: () => void
}

/** What the mall has. */
export function GoodsTab({ balance, config, onPaymentPassword, onRedemptions }: GoodsTabProps) {
  const t = useText(texts)
  const own = BigInt(balance.balance)
  const choose = (goods: Goods): void =>
    openDynamicModal(({ close }) => (
      <RedeemWindow
        goods={goods}
        own={own}
        hasPassword={config.paymentPassword}
        close={close}
        onPaymentPassword={onPaymentPassword}
        onRedemptions={onRedemptions}
      />
    ))
  return (
    <Loaded
      query={useGoods()}
      skeleton={skeleton}
      failedTitle={t('goodsFailed')}
      empty={{ title: t('goodsEmpty'), text: t('goodsEmptyText') }}
    >
      {(list) => (
        <ul className={styles.grid}>
          {list.map((goods) => (
            <Item key={goods.id} goods={goods} own={own} onChoose={() => choose(goods)} />
          ))}
        </ul>
      )}
    </Loaded>
  )
}

function Item({ goods, own, onChoose }: { goods: Goods; own: bigint; onChoose: () => void }) {
  const t = useText(texts)
  const spoken = useSpokenPoints()
  const { id, name, text, picture, points, stock, perMember } = goods
  const missing = BigInt(points) - own
  const isGone = stock === 0
  return (
    <li data-goods={id} data-gone={isGone}>
      <Card className={styles.card}>
        <div className={styles.stage}>
          <GoodsPicture picture={picture} size={150} />
          <span className={styles.badges}>
            {isGone && <Badge>{t('soldOut')}</Badge>}
            {!isGone && stock <= FEW && <Badge tone="beak">{stock === 1 ? t('lastOne') : t('lastOnes', { count: stock })}</Badge>}
          </span>
        </div>
        <div className={styles.words}>
          <h2 className={styles.name}>{name}</h2>
          {text && <p className={styles.text}>{text}</p>}
          {perMember !== null && (
            <p className={styles.text}>{perMember === 1 ? t('perMemberOne') : t('perMember', { count: perMember })}</p>
          )}
          <div className={styles.foot}>
            <p className={styles.points}>{spoken(points)}</p>
            {isGone ? null : missing > 0n ? (
              <p className={styles.missing}>
                <ProgressBar value={Number((own * WHOLE) / BigInt(points))} />
                {t('missing', { points: spoken(missing) })}
              </p>
            ) : (
              <Button look="secondary" aria-label={t('redeemThis', { points: spoken(points), goods: name })} onClick={onChoose}>
                {t('redeem')}
              </Button>
            )}
          </div>
        </div>
      </Card>
    </li>
  )
}

const skeleton = (
  <div className={styles.grid}>
    {Array.from({ length: 8 }, (_, index) => (
      <Skeleton key={index} height="348px" />
    ))}
  </div>
)
