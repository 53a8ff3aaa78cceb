/** What the product does that can be checked by whoever uses it. */
import { CodeIcon, QuestionIcon, RowsIcon, ServerIcon, ShieldIcon, SumIcon } from '../icons.tsx';
import { Section } from './Section.tsx';

const features = [
  { Icon: RowsIcon, title: 'Every figure has its rows', text: 'Answers, summaries and reports cite the transactions that add up to them. Open any figure and see where it comes from.' },
  { Icon: SumIcon, title: 'No model does the sums', text: 'Figures are computed from your ledger to the cent. A language model is optional; where one is used it only phrases what was computed.' },
  { Icon: QuestionIcon, title: 'It says what it cannot know', text: 'When a question is ambiguous it asks, and when your data cannot tell it says so instead of guessing.' },
  { Icon: ShieldIcon, title: 'Nothing dropped in silence', text: 'Rows that could not be read are listed with their line and the reason. The same payment in two files is counted once.' },
  { Icon: ServerIcon, title: 'Yours to run', text: 'One command starts everything on your own machine. No account elsewhere, no key, no outside service needed.' },
  { Icon: CodeIcon, title: 'Open to programs', text: 'Everything on screen is also offered as GraphQL and REST, with a playground and a typed client.' },
] as const;

export function Features() {
  return (
    <Section id="features" title="Figures you can check" intro="A number is worth as much as the rows behind it. Purser is built around that.">
      <ul className="features">
        {features.map(({ Icon, title, text }) => (
          <li key={title}>
            <Icon />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
