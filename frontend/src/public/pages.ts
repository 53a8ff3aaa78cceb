/** The public pages: what stands at which address, under which title, and what search engines are told about it. */
import type { ComponentType } from 'react';
import { paths } from '../paths.ts';
import { LandingPage } from './landing/LandingPage.tsx';
import { AboutPage } from './prose/AboutPage.tsx';
import { BlogPage } from './prose/BlogPage.tsx';
import { CareersPage } from './prose/CareersPage.tsx';
import { ContactPage } from './prose/ContactPage.tsx';
import { DocsPage } from './prose/DocsPage.tsx';
import { HelpPage } from './prose/HelpPage.tsx';
import { IntegrationsPage } from './prose/IntegrationsPage.tsx';
import { NotFoundPage } from './prose/NotFoundPage.tsx';
import { PrivacyPage } from './prose/PrivacyPage.tsx';
import { SecurityPage } from './prose/SecurityPage.tsx';

export interface PublicPage {
  path: string;
  title: string;
  description: string;
  Content: ComponentType;
}

export const publicPages: readonly PublicPage[] = [
  { path: paths.landing, title: 'Purser · Your AI-Powered CFO Assistant', Content: LandingPage, description: 'Purser reads your bank files, shows revenue, expenses, profit and cash flow, and answers questions in plain English with the transactions behind every figure.' },
  { path: paths.publicIntegrations, title: 'Integrations · Purser', Content: IntegrationsPage, description: 'QuickBooks, Stripe, Square and PayPal: what each connection brings into the ledger, and what it may do.' },
  { path: paths.about, title: 'About · Purser', Content: AboutPage, description: 'What Purser is, what it stands for, and where it stands: an open-source finance chief for small businesses.' },
  { path: paths.careers, title: 'Careers · Purser', Content: CareersPage, description: 'There are no open positions at Purser; contributions to the open-source project are welcome.' },
  { path: paths.contact, title: 'Contact · Purser', Content: ContactPage, description: 'Whom to ask about this server, your plan or an enterprise account, and where bugs and weaknesses are reported.' },
  { path: paths.blog, title: 'Blog · Purser', Content: BlogPage, description: 'The blog of Purser. Nothing has been published yet; the changelog tells what changed.' },
  { path: paths.help, title: 'Help · Purser', Content: HelpPage, description: 'Refused files, figures that look wrong, old periods and unanswered questions: what to do about them in Purser.' },
  { path: paths.docs, title: 'Docs · Purser', Content: DocsPage, description: 'REST, GraphQL, playground and a typed client: how programs use Purser, with examples to paste.' },
  { path: paths.security, title: 'Security · Purser', Content: SecurityPage, description: 'How Purser keeps businesses apart, stores passwords, reads hostile files and protects the page.' },
  { path: paths.privacy, title: 'Privacy · Purser', Content: PrivacyPage, description: 'Who holds your data in Purser, when a language model sees it, and which cookie is set.' },
];

export const notFoundPage: Omit<PublicPage, 'path'> = { title: '404 Page Not Found · Purser', Content: NotFoundPage, description: 'There is nothing at this address.' };
