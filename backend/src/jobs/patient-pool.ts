/**
 * The queue's connections. What became of a job is told to the database by a call that nobody waits for: it is repeated where the
 * queue knows the fault as one that passes, and would end the server where it does not, a database that restarts included.
 */
import pg from 'pg';
import { databaseTrouble } from '../database/database-trouble.ts';

/** PostgreSQL's "cannot connect now", which the queue takes for a reason to try again, later and later. */
const PASSING = '57P03';

export class PatientPool extends pg.Pool {
  /** `isStopping`: whoever ends with the server waits for no database. */
  constructor(settings: Omit<pg.PoolConfig, 'Client'>, isStopping: () => boolean) {
    const named = (error: unknown): unknown => (isStopping() || databaseTrouble(error) !== 'away' ? error : Object.assign(error as Error, { code: PASSING }));
    super({ ...settings, Client: clientWith(named) });
    const connect = this.connect.bind(this) as pg.Pool['connect'];
    this.connect = ((callback?: Parameters<pg.Pool['connect']>[0]) => (callback ? connect(callback) : connect().catch((error: unknown) => { throw named(error); }))) as pg.Pool['connect'];
  }
}

function clientWith(named: (error: unknown) => unknown): typeof pg.Client {
  return class extends pg.Client {
    override query = ((...call: unknown[]) => {
      const sent: unknown = Reflect.apply(pg.Client.prototype.query, this, call);
      return sent instanceof Promise ? sent.catch((error: unknown) => { throw named(error); }) : sent;
    }) as pg.Client['query'];
  };
}
