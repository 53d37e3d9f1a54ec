import { QueueCount } from '#parts/office/queue-count'
import { withdrawalQueues } from './queries.ts'

/** Those that wait for a decision; the others wait for the bank, or for their member. */
export const WithdrawalsCount = () => <QueueCount queue={withdrawalQueues.review} />
