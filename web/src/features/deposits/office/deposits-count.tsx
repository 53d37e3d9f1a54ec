import { QueueCount } from '#parts/office/queue-count'
import { depositQueue } from './queries.ts'

export const DepositsCount = () => <QueueCount queue={depositQueue} />
