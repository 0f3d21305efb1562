import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

export type Metrics = ReturnType<typeof createMetrics>;

/** Prometheus metrics. Labels are names of calls and jobs, never addresses or ids, so their cardinality stays low. */
export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  return {
    registry,
    calls: new Histogram({
      name: 'quayside_call_seconds',
      help: 'How long calls took, by call and outcome',
      labelNames: ['call', 'outcome'] as const,
      buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
      registers,
    }),
    // Not `job`: Prometheus calls the group of processes by that name.
    jobs: new Histogram({
      name: 'quayside_job_seconds',
      help: 'How long jobs took, by name and outcome',
      labelNames: ['name', 'outcome'] as const,
      buckets: [0.05, 0.25, 1, 5, 30, 120, 600],
      registers,
    }),
    faults: new Counter({ name: 'quayside_faults_total', help: 'Faults of ours, by where', labelNames: ['where'] as const, registers }),
    queue: new Gauge({ name: 'quayside_queue_jobs', help: 'Jobs in the queue, by state', labelNames: ['state'] as const, registers }),
    oldest: new Gauge({ name: 'quayside_queue_oldest_seconds', help: 'How long the oldest due job has waited', registers }),
    reads: new Counter({
      name: 'quayside_lagging_reads_total',
      help: 'Reads that may lag, by the database that answered and why the primary did',
      labelNames: ['from', 'why'] as const,
      registers,
    }),
    replicaLag: new Gauge({ name: 'quayside_replica_lag_seconds', help: 'How far the replica is behind, -1 when it is away', registers }),
    readPool: new Gauge({
      name: 'quayside_read_pool_connections',
      help: 'Connections of this process to the replica, by use',
      labelNames: ['use'] as const,
      registers,
    }),
    pool: new Gauge({
      name: 'quayside_pool_connections',
      help: 'Database connections of this process, by use',
      labelNames: ['use'] as const,
      registers,
    }),
  };
}
