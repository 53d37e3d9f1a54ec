import { DrawnState } from '#parts/drawn-state'
import { ProductWindow } from '#parts/product-window'
import { useText } from '#platform/text'
import { texts } from './texts.ts'

export function ChatRoomModal({ close }: { close: () => void }) {
  const t = useText(texts)
  return (
    <ProductWindow title={t('title')} width={420} onClose={close}>
      <DrawnState drawing="nest" title={t('comingTitle')} level="h3">
        {t('comingText')}
      </DrawnState>
    </ProductWindow>
  )
}
