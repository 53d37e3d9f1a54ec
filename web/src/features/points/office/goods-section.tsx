import { type OperatorRole, mayCall } from '@tucano/contract/endpoint'
import { type OfficeGoods, saveGoods } from '@tucano/contract/points'
import { Plus } from 'lucide-react'
import { useSearchParams } from 'wouter'
import { Queue } from '#parts/office/queue'
import { Workplace } from '#parts/office/workplace'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { Badge } from '#ui/card'
import styles from '#office/office.module.css'
import { GoodsPicture } from '../goods-picture.tsx'
import { usePoints } from '../use-points.ts'
import own from './goods-form.module.css'
import { GoodsForm } from './goods-form.tsx'
import { useOfficeGoods } from './queries.ts'
import { texts } from './texts.ts'

const NEW = 'novo'

/** What the mall has, for those who fill its shelves. */
export function GoodsSection({ roles }: { roles: readonly OperatorRole[] }) {
  const t = useText(texts)
  const query = useOfficeGoods()
  const [search, setSearch] = useSearchParams()
  const chosen = search.get('produto') ?? undefined
  const found = query.data?.find(({ goodsId }) => goodsId === chosen)
  const mayEdit = mayCall(roles, saveGoods)
  const leave = (): void => setSearch({})
  return (
    <Workplace
      title={t('shop')}
      text={t('shopText')}
      mayChange={mayEdit}
      chosen={chosen !== undefined}
      onBack={leave}
      labels={{ back: t('backToList'), choose: t('choose') }}
      queue={
        <>
          {mayEdit && (
            <div className={own.tools}>
              <Button look="primary" wide icon={<Plus />} onClick={() => setSearch({ produto: NEW })}>
                {t('add')}
              </Button>
            </div>
          )}
          <Queue
            label={t('shop')}
            keyOf={({ goodsId }) => goodsId}
            chosen={chosen}
            onChoose={(id) => setSearch({ produto: id })}
            query={query}
            failedTitle={t('shopFailed')}
            empty={{ title: t('shopEmpty'), text: t('shopEmptyText') }}
          >
            {(item) => <Entry goods={item} />}
          </Queue>
        </>
      }
      detail={
        (found ?? (chosen === NEW && mayEdit)) ? (
          <GoodsForm key={chosen} goods={found} mayEdit={mayEdit} onSaved={(id) => setSearch({ produto: id })} />
        ) : undefined
      }
    />
  )
}

function Entry({ goods: { name, picture, points, stock, waiting, isShown } }: { goods: OfficeGoods }) {
  const t = useText(texts)
  const { points: written } = usePoints()
  return (
    <span className={own.entry}>
      <span className={own.tile}>
        <GoodsPicture picture={picture} size={44} />
      </span>
      <span className={own.words}>
        <span className={styles.top}>
          <span className={styles.name}>{name}</span>
          <span className={styles.amount}>{written(points)}</span>
        </span>
        <span className={styles.minor}>{t('inStock', { count: stock })}</span>
        <span className={styles.badges}>
          {stock === 0 && <Badge tone="beak">{t('soldOut')}</Badge>}
          {!isShown && <Badge>{t('hidden')}</Badge>}
          {waiting > 0 && <Badge tone="sky">{t('waitingFor', { count: waiting })}</Badge>}
        </span>
      </span>
    </span>
  )
}
