/** How the embedded PostgreSQL is set: for one product on a small machine, reachable from this machine alone. */

/** Test databases may be lost in a power cut; a business's books may not. */
export type Durability = 'durable' | 'throw-away';

const SMALL_MACHINE = {
  max_connections: '60',
  shared_buffers: '96MB',
  work_mem: '16MB',
  maintenance_work_mem: '64MB',
  effective_cache_size: '512MB',
  max_wal_size: '1GB',
  min_wal_size: '80MB',
  // An import makes log and pages faster than they are written. What has room for it writes nothing itself until it commits:
  // the processes that are there for writing do, on the other core, and its commit waits for the rest as ever.
  wal_buffers: '16MB',
  wal_writer_delay: '50ms',
  bgwriter_delay: '50ms',
  bgwriter_lru_maxpages: '500',
  bgwriter_lru_multiplier: '4',
  // Nobody replicates from an embedded database, and minimal logging makes bulk loading cheaper.
  wal_level: 'minimal',
  max_wal_senders: '0',
  // Planning costs more than it wins on queries of a few milliseconds.
  jit: 'off',
  autovacuum_naptime: '20s',
  log_min_messages: 'warning',
  // Text of statements may hold a customer's data: it stays out of the log.
  log_min_error_statement: 'panic',
} as const;

const THROW_AWAY = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum: 'off' } as const;

/** Command-line arguments for the server; nothing is written into its configuration file. */
export function settingsFor(port: number, durability: Durability): string[] {
  const settings = {
    port: String(port),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    ...SMALL_MACHINE,
    ...(durability === 'throw-away' ? THROW_AWAY : {}),
  };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
