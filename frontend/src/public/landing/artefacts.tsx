/** Small true-to-life pieces of the product that illustrate the three steps. */
import { formatMoney } from '../../format/money.ts';
import { CheckIcon, FileIcon } from '../icons.tsx';

const providers = ['QuickBooks', 'Stripe', 'PayPal', 'Square'] as const;

export function ConnectArtefact() {
  return (
    <>
      <div className="file-row">
        <FileIcon />
        <span><strong>checking-2026-q3.csv</strong><small>1,188 rows read, 2 to check</small></span>
        <span className="chip positive">Processed</span>
      </div>
      <ul className="providers">{providers.map((name) => <li key={name}>{name}</li>)}</ul>
    </>
  );
}

/** Heights in a box of 100; the one that stands out is marked. */
const weeks = [34, 41, 37, 44, 40, 92, 43, 39, 46] as const;
const outlierIndex = 5;
const stepPx = 30;

export function AnalyzeArtefact() {
  return (
    <>
      <p className="artefact-title">Software spending by week</p>
      <svg className="weeks" viewBox={`0 0 ${weeks.length * stepPx} 100`} role="img" aria-label="Nine weeks of spending; the sixth is more than twice the others">
        {weeks.map((height, index) => <rect key={index} x={index * stepPx + 4} y={100 - height} width="20" height={height} rx="3" {...(index === outlierIndex ? { className: 'outlier' } : {})} />)}
      </svg>
      <p className="artefact-note"><span className="chip warning">Unusual</span> 2.3 times the usual week</p>
    </>
  );
}

const statement = [
  { label: 'Revenue', amount: '48210' },
  { label: 'Expenses', amount: '-36370' },
  { label: 'Net Profit', amount: '11840' },
] as const;

export function ReportArtefact() {
  return (
    <>
      <p className="artefact-title">Monthly Report, August 2026</p>
      <dl className="statement">
        {statement.map(({ label, amount }) => (
          <div key={label}><dt>{label}</dt><dd>{formatMoney(amount, 'USD', 'rounded')}</dd></div>
        ))}
      </dl>
      <p className="artefact-note"><CheckIcon /> Adds up to the ledger</p>
    </>
  );
}
