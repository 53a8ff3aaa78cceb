/** A section of the landing page, reached by its anchor. */
import type { ReactNode } from 'react';

interface Props {
  id: string;
  title: string;
  intro?: ReactNode;
  look?: 'page' | 'paper' | 'band';
  children: ReactNode;
}

export function Section({ id, title, intro, look = 'paper', children }: Props) {
  const titleId = `${id}-title`;
  return (
    <section id={id} className={`section ${look}`} aria-labelledby={titleId}>
      <div className="wide">
        <div className="section-head">
          <h2 id={titleId}>{title}</h2>
          {intro ? <p>{intro}</p> : null}
        </div>
        {children}
      </div>
    </section>
  );
}
