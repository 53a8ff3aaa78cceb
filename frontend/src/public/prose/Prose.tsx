/** A public page of text: a title, a sentence on what it is for, and sections of a comfortable width. */
import type { ReactNode } from 'react';

interface Section {
  heading: string;
  text: ReactNode;
}

interface Props {
  title: string;
  lede: ReactNode;
  sections?: readonly Section[];
  children?: ReactNode;
}

export function Prose({ title, lede, sections = [], children }: Props) {
  return (
    <article className="prose">
      <h1>{title}</h1>
      <p className="lede">{lede}</p>
      {sections.map(({ heading, text }) => (
        <section key={heading}>
          <h2>{heading}</h2>
          {typeof text === 'string' ? <p>{text}</p> : text}
        </section>
      ))}
      {children}
    </article>
  );
}
