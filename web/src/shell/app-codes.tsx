import { Smartphone } from 'lucide-react'
import { Arriving } from '#parts/arriving'
import { lazyPart } from '#platform/chunk'
import { useText } from '#platform/text'
import { Skeleton } from '#ui/card'
import { Popover } from '#ui/popover'
import { PartBoundary } from './part-boundary.tsx'
import { useResources } from './resources.ts'
import { texts } from './texts.ts'

const AppCodesList = lazyPart('codes', () => import('./app-codes-list.tsx').then((part) => part.AppCodesList))

/** The header's codes to scan: one for each app that the brand has. */
export function AppCodes() {
  const t = useText(texts)
  const apps = useResources(['IOS', 'ANDROID'])
  if (apps.length === 0) return null
  return (
    <Popover label={t('download')} button={<Smartphone aria-hidden="true" />}>
      {(close) => (
        <PartBoundary>
          <Arriving fallback={<Skeleton width="252px" height="200px" />}>
            <AppCodesList close={close} />
          </Arriving>
        </PartBoundary>
      )}
    </Popover>
  )
}
