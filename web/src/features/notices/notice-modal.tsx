import type { ModalParameters } from '#platform/modals'
import { useText } from '#platform/text'
import { ProductWindow } from '#parts/product-window'
import { Notices } from './notice-page.tsx'
import { texts } from './texts.ts'

export function NoticeModal({ close, parameters }: { close: () => void; parameters: ModalParameters }) {
  const t = useText(texts)
  const first = typeof parameters['noticeId'] === 'string' ? parameters['noticeId'] : undefined
  return (
    <ProductWindow title={t('title')} width={920} minHeight={560} onClose={close}>
      <Notices first={first} level="h3" />
    </ProductWindow>
  )
}
