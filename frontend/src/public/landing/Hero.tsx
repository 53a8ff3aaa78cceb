/** The first screen: what the product is, the way in, and answers as the product gives them. */
import { version } from '../../../package.json';
import { paths } from '../../paths.ts';
import { ArrowIcon } from '../icons.tsx';
import { AnswerCard } from './AnswerCard.tsx';

export function Hero() {
  return (
    <section id="home" className="hero" aria-labelledby="home-title">
      <div className="wide">
        <div>
          <p className="badges">
            <span className="chip">{`v${version}`}</span>
            <span className="chip info">BETA</span>
          </p>
          <h1 id="home-title">Your AI-Powered CFO Assistant</h1>
          <p className="lede">
            Drop in a file from your bank. See revenue, expenses, profit and cash flow. Ask in plain English, and get an answer
            with the transactions behind it.
          </p>
          <p className="actions">
            <a className="button large" href={paths.signUp}>Get Started Free</a>
            <a className="button large plain" href={paths.demo}>Open the live demo <ArrowIcon /></a>
          </p>
          <p className="small-print">No card and no bank login needed. Runs on your own machine.</p>
        </div>
        <AnswerCard />
      </div>
    </section>
  );
}
