import type { Resource } from '@tucano/contract/site'
import { Arriving } from '#parts/arriving'
import { lazyPart } from '#platform/chunk'
import { useText } from '#platform/text'
import { Skeleton } from '#ui/card'
import { codeText } from './resources.ts'
import { texts } from './code-texts.ts'

const QrCode = lazyPart('qr-code', () => import('#ui/qr-code').then((part) => part.QrCode))

/** Spec §9: the size of codes around the site's head. */
const SIZE = 100
const MARGIN = 10

/** A code to scan for a resource. */
export function ResourceCode({ resource }: { resource: Resource }) {
  const t = useText(texts)
  const label = `${t(resource.resourceType)}: ${t('scan')}`
  return (
    <Arriving fallback={<Skeleton width={`${SIZE}px`} height={`${SIZE}px`} />}>
      <QrCode text={codeText(resource)} label={label} size={SIZE} margin={MARGIN} />
    </Arriving>
  )
}
