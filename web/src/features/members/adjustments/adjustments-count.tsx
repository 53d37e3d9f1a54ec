import { QueueCount } from '#parts/office/queue-count'
import { adjustmentQueue } from '../queries.ts'

export const AdjustmentsCount = () => <QueueCount queue={adjustmentQueue} />
