import { useTimeLeft } from './use-time-left.ts'

/** How long it is until a moment, in words. */
export const TimeLeft = ({ until }: { until: number }) => <time dateTime={new Date(until).toISOString()}>{useTimeLeft(until).words}</time>
