import { Headset } from 'lucide-react'
import { useText } from '#platform/text'
import { words } from '#platform/words'
import { Button } from '#ui/button'
import { useCustomerService } from './customer-service.ts'

export function CustomerServiceButton() {
  const w = useText(words)
  const open = useCustomerService()
  return (
    <Button look="primary" size="large" icon={<Headset />} onClick={open}>
      {w('customerService')}
    </Button>
  )
}
