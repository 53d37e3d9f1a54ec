import { Headset } from 'lucide-react'
import { useSite } from '#platform/site'
import { useText } from '#platform/text'
import { words } from '#platform/words'
import { Button } from '#ui/button'
import { openCustomerService } from './customer-service.ts'

export function CustomerServiceButton() {
  const w = useText(words)
  const info = useSite((state) => state.status?.info)
  if (!info) return null
  return (
    <Button look="primary" size="large" icon={<Headset />} onClick={() => openCustomerService(info)}>
      {w('customerService')}
    </Button>
  )
}
