/** What answers look like: three questions to choose from, each with its figure, how it was read, and what it is made of. Works without a script. */
import { formatDay } from '../../format/date.ts';
import { formatMoney } from '../../format/money.ts';
import { demoAnswers } from './demo-answers.ts';
import type { AnswerLine, DemoAnswer } from './demo-answers.ts';

const currency = 'USD';

function Bar({ amount, longest }: { amount: string; longest: number }) {
  const percent = Math.round((Number(amount) / longest) * 100);
  return <svg className="bar" width="100%" height="6" aria-hidden="true" focusable="false"><rect width={`${percent}%`} height="6" rx="3" /></svg>;
}

function Line({ line, longest }: { line: AnswerLine; longest: number }) {
  const { label, day, amount, isCompared } = line;
  return (
    <li>
      <span className="what">{label}{day ? <small>{formatDay(day)}</small> : null}</span>
      <span className="amount">{formatMoney(amount, currency)}</span>
      {isCompared ? <Bar amount={amount} longest={longest} /> : null}
    </li>
  );
}

function Panel({ answer, number }: { answer: DemoAnswer; number: number }) {
  const longest = Math.max(...answer.lines.map(({ amount }) => Number(amount)));
  return (
    <div className="panel" data-panel={number}>
      <p className="question">{answer.question}</p>
      <p className="figure">{formatMoney(answer.value, currency)}</p>
      <ul className="chips" aria-label="How the question was read">
        {answer.reading.map((part) => <li key={part} className="chip">{part}</li>)}
      </ul>
      <p className="evidence">{answer.evidence}</p>
      <ul className="lines">{answer.lines.map((line) => <Line key={line.label} line={line} longest={longest} />)}</ul>
    </div>
  );
}

export function AnswerCard() {
  return (
    <figure className="answer-card">
      <figcaption>Asked in the demo</figcaption>
      <fieldset>
        <legend className="unseen">Example questions</legend>
        {demoAnswers.map(({ tab }, index) => (
          <label key={tab} className="tab">
            <input type="radio" name="example" value={index + 1} defaultChecked={index === 0} />
            {tab}
          </label>
        ))}
      </fieldset>
      {demoAnswers.map((answer, index) => <Panel key={answer.tab} answer={answer} number={index + 1} />)}
    </figure>
  );
}
