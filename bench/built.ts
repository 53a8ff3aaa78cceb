/** The product as it is built for production, with the types of its sources. */
import type * as OwnHistory from '../backend/src/finance/categories/history/own-history.ts';
import type * as Categorize from '../backend/src/finance/categories/categorize.ts';
import type * as Chart from '../backend/src/finance/chart-of-accounts.ts';
import type * as Confidence from '../backend/src/finance/categories/confidence.ts';
import type * as Trade from '../backend/src/finance/categories/trades/trade.ts';
import type * as Database from '../backend/src/database/database.ts';
import type * as Reach from '../backend/src/database/reach-database.ts';
import type * as Entities from '../backend/src/features/entities.ts';
import type * as Ets from '../backend/src/finance/forecast/models/ets.ts';
import type * as FillGaps from '../backend/src/finance/forecast/models/fill-gaps.ts';
import type * as JudgeSteps from '../backend/src/finance/forecast/models/judge-steps.ts';
import type * as NelderMead from '../backend/src/finance/forecast/models/nelder-mead.ts';
import type * as Numbers from '../backend/src/finance/forecast/models/numbers.ts';
import type * as Pool from '../backend/src/finance/forecast/models/pool.ts';
import type * as Season from '../backend/src/finance/forecast/models/season.ts';
import type * as SeriesForecast from '../backend/src/finance/forecast/series-forecast.ts';
import type * as LocalImport from '../backend/src/features/files/local-import.ts';
import type * as LedgerImport from '../backend/src/features/ledger/ledger-import.ts';
import type * as LedgerSource from '../backend/src/features/ledger/ledger-source.ts';
import type * as Overview from '../backend/src/features/overview/overview.service.ts';
import type * as ReadInChild from '../backend/src/ingestion/child/read-in-child.ts';

const load = async <T>(path: string): Promise<T> => (await import(new URL(`../backend/dist/${path}.js`, import.meta.url).href)) as T;

export const built = {
  reachDatabase: await load<typeof Reach>('database/reach-database'),
  ownHistory: await load<typeof OwnHistory>('finance/categories/history/own-history'),
  categorize: await load<typeof Categorize>('finance/categories/categorize'),
  chart: await load<typeof Chart>('finance/chart-of-accounts'),
  confidence: await load<typeof Confidence>('finance/categories/confidence'),
  trade: await load<typeof Trade>('finance/categories/trades/trade'),
  database: await load<typeof Database>('database/database'),
  entities: await load<typeof Entities>('features/entities'),
  localImport: await load<typeof LocalImport>('features/files/local-import'),
  ledgerImport: await load<typeof LedgerImport>('features/ledger/ledger-import'),
  ledgerSource: await load<typeof LedgerSource>('features/ledger/ledger-source'),
  overview: await load<typeof Overview>('features/overview/overview.service'),
  ets: await load<typeof Ets>('finance/forecast/models/ets'),
  fillGaps: await load<typeof FillGaps>('finance/forecast/models/fill-gaps'),
  judgeSteps: await load<typeof JudgeSteps>('finance/forecast/models/judge-steps'),
  nelderMead: await load<typeof NelderMead>('finance/forecast/models/nelder-mead'),
  numbers: await load<typeof Numbers>('finance/forecast/models/numbers'),
  pool: await load<typeof Pool>('finance/forecast/models/pool'),
  season: await load<typeof Season>('finance/forecast/models/season'),
  seriesForecast: await load<typeof SeriesForecast>('finance/forecast/series-forecast'),
  readInChild: await load<typeof ReadInChild>('ingestion/child/read-in-child'),
};
