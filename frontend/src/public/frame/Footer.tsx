/** The footer of the public pages: every link leads to something that exists. */
import { paths } from '../../paths.ts';
import { Brand } from './Brand.tsx';

const columns = [
  {
    title: 'Product',
    links: [
      { label: 'Features', to: paths.landingSection('features') },
      { label: 'Pricing', to: paths.landingSection('pricing') },
      { label: 'Demo', to: paths.landingSection('demo') },
      { label: 'Integrations', to: paths.publicIntegrations },
    ],
  },
  {
    title: 'Company',
    links: [
      { label: 'About', to: paths.about },
      { label: 'Careers', to: paths.careers },
      { label: 'Contact', to: paths.contact },
      { label: 'Blog', to: paths.blog },
    ],
  },
  {
    title: 'Support',
    links: [
      { label: 'Help', to: paths.help },
      { label: 'Docs', to: paths.docs },
      { label: 'Security', to: paths.security },
      { label: 'Privacy', to: paths.privacy },
    ],
  },
];

export function Footer() {
  return (
    <footer className="site-footer">
      <div className="wide">
        <div className="imprint">
          <Brand />
          <p>A finance chief for small businesses. Beta release, open source, at home on your own machine.</p>
        </div>
        {columns.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2>{title}</h2>
            <ul>{links.map(({ label, to }) => <li key={label}><a href={to}>{label}</a></li>)}</ul>
          </nav>
        ))}
      </div>
    </footer>
  );
}
