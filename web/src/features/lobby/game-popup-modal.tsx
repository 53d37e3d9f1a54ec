import { DrawnState } from '#parts/drawn-state'
import { ProductWindow } from '#parts/product-window'
import { useText } from '#platform/text'
import { texts } from './texts.ts'

export function GamePopupModal({ close }: { close: () => void }) {
  const t = useText(texts)
  return (
    <ProductWindow title={t('popupTitle')} width={720} onClose={close}>
      <DrawnState drawing="nest" title={t('comingTitle')} level="h3">
        {t('comingText')}
      </DrawnState>
    </ProductWindow>
  )
}
