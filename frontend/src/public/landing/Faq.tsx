/** What people ask before they trust a tool with their books. */
import { Section } from './Section.tsx';

const questions = [
  { question: 'Which files can I upload?', answer: 'CSV exports and PDF statements that contain text, up to 10 MB each. Delimiter, date order and number format are recognised from the file. Scanned pages without text cannot be read, and you are told so.' },
  { question: 'Does a language model see my data?', answer: 'Not unless whoever runs the server sets a key for one. Without it everything is computed and worded locally. With it, a model may help to read a question and to phrase an answer, and any number in its words that was not computed is thrown away.' },
  { question: 'Where is my data kept?', answer: 'In a PostgreSQL database on the machine that runs Purser. Each business is kept apart by the database itself, not only by the program.' },
  { question: 'Can I take it out again?', answer: 'Reports can be downloaded, every chart can be saved as CSV, and deleting a file takes its transactions out of all figures.' },
  { question: 'Is this accounting or tax advice?', answer: 'No. Purser reports on a cash basis what your bank files show. Questions that they cannot answer, tax rulings among them, are declined.' },
] as const;

export function Faq() {
  return (
    <Section id="faq" title="Questions people ask first">
      <div className="faq">
        {questions.map(({ question, answer }) => (
          <details key={question}>
            <summary><h3>{question}</h3></summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </Section>
  );
}
