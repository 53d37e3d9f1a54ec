import { QueueCount } from '#parts/office/queue-count'
import { documentQueue } from './queries.ts'

export const DocumentsCount = () => <QueueCount queue={documentQueue} />
