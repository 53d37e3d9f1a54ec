import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'

/** What the process tells Prometheus about itself. One registry per running server, so that tests do not share one. */
export function openMetrics() {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  return {
    registry,
    callSeconds: new Histogram({
      name: 'tucano_call_seconds',
      help: 'Time to answer a call, by its name in the contract and how it ended',
      labelNames: ['call', 'outcome'],
      buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
      registers,
    }),
    livePages: new Gauge({ name: 'tucano_live_pages', help: 'Open pages connected to the hub', registers }),
    liveEvents: new Counter({ name: 'tucano_live_events_total', help: 'Events handed to pages', labelNames: ['event'], registers }),
    outboxLagSeconds: new Gauge({ name: 'tucano_outbox_lag_seconds', help: 'Age of the last event when it was handed on', registers }),
    jobs: new Counter({ name: 'tucano_jobs_total', help: 'Scheduled jobs, by how they ended', labelNames: ['job', 'outcome'], registers }),
    letters: new Counter({
      name: 'tucano_letters_total',
      help: 'Text messages and e-mails, by how sending them ended',
      labelNames: ['channel', 'outcome'],
      registers,
    }),
    logins: new Counter({
      name: 'tucano_logins_total',
      help: 'Tries to sign in, by how they ended',
      labelNames: ['way', 'outcome'],
      registers,
    }),
    workWaiting: new Gauge({
      name: 'tucano_work_waiting',
      help: 'Passwords to be hashed and pictures to be drawn that wait for their turn',
      labelNames: ['group'],
      registers,
    }),
    listenerLag: new Gauge({
      name: 'tucano_listener_lag_seconds',
      help: 'How far a listener of facts is behind',
      labelNames: ['listener'],
      registers,
    }),
    rounds: new Counter({ name: 'tucano_rounds_total', help: 'Rounds that end at once, judged', registers }),
    roundBatches: new Histogram({
      name: 'tucano_round_batch_rounds',
      help: 'Rounds committed together',
      buckets: [1, 2, 4, 8, 16, 32, 64, 128],
      registers,
    }),
    payments: new Counter({
      name: 'tucano_payments_total',
      help: 'Payments that arrived, by what became of them',
      labelNames: ['outcome'],
      registers,
    }),
    ledgerDifferences: new Gauge({
      name: 'tucano_ledger_differences',
      help: 'Things that must agree and do not, at the last reconciliation; above 0 is an alarm',
      labelNames: ['problem'],
      registers,
    }),
    ledgerReconciledAt: new Gauge({
      name: 'tucano_ledger_reconciled_seconds',
      help: 'When the books were last compared, in seconds since 1970; older than 180 seconds is an alarm',
      registers,
    }),
    journalProblems: new Gauge({
      name: 'tucano_journal_problems',
      help: 'Entries of the operators’ journal that are not as they were written, at the last look; above 0 is an alarm',
      labelNames: ['problem'],
      registers,
    }),
    journalVerifiedAt: new Gauge({
      name: 'tucano_journal_verified_seconds',
      help: 'When the journal was last gone over, in seconds since 1970; older than 180 seconds is an alarm',
      registers,
    }),
    countryDatabaseAgeDays: new Gauge({
      name: 'tucano_country_database_age_days',
      help: 'Age of the address ranges; above 35 is an alarm',
      registers,
    }),
  }
}

export type Metrics = ReturnType<typeof openMetrics>
