import { type GoodsName, drawGoods, goodsNames } from '@tucano/art'
import styles from './goods-picture.module.css'

const addresses = new Map<string, string>()

/** Drawn once each. A picture that this page does not know is the voucher's. */
function addressOf(picture: string): string {
  const name: GoodsName = goodsNames.find((known) => known === picture) ?? 'voucher'
  const known = addresses.get(name) ?? `data:image/svg+xml,${encodeURIComponent(drawGoods(name))}`
  addresses.set(name, known)
  return known
}

/** A thing of the mall, drawn. Its name stands beside it. */
export const GoodsPicture = ({ picture, size }: { picture: string; size: number }) => (
  <img className={styles.picture} src={addressOf(picture)} alt="" width={size} height={size} data-picture={picture} />
)
