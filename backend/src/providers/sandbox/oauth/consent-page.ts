/** The consent page as HTML: works without scripts, under the strictest policy, and says on top that nothing here is real. */
import type { ProviderName } from '../../contract.ts';

export interface OfferedCompany {
  readonly id: string;
  readonly name: string;
  /** One line about its books. */
  readonly about: string;
}

const VENDOR_NAMES: Readonly<Record<ProviderName, string>> = { quickbooks: 'QuickBooks', stripe: 'Stripe', square: 'Square', paypal: 'PayPal' };

export function consentPage({ provider, scope, companies, sealedRequest }: {
  readonly provider: ProviderName; readonly scope: string; readonly companies: readonly OfferedCompany[]; readonly sealedRequest: string;
}): string {
  const name = VENDOR_NAMES[provider];
  return page(`${name} sandbox: connect`, `
    <h1>Connect Purser to ${name}</h1>
    <p>Purser asks to read a company's books at this stand-in for ${name}${scope === '' ? '' : `, with the permission <code>${escaped(scope)}</code>`}.
      It has no connection to ${name} itself. You can take the permission back at any time.</p>
    <form method="post">
      <input type="hidden" name="request" value="${escaped(sealedRequest)}">
      <fieldset>
        <legend>Choose a company</legend>
        ${companies.map(choice).join('\n        ')}
      </fieldset>
      <p class="decision">
        <button type="submit" name="decision" value="approve">Connect</button>
        <button type="submit" name="decision" value="deny" class="quiet" formnovalidate>Cancel</button>
      </p>
    </form>`);
}

export function errorPage(provider: ProviderName, sentence: string): string {
  return page(`${VENDOR_NAMES[provider]} sandbox: not possible`, `
    <h1>This cannot be connected</h1>
    <p role="alert">${escaped(sentence)}</p>`);
}

function choice({ id, name, about }: OfferedCompany, index: number): string {
  return `<label><input type="radio" name="company" value="${escaped(id)}" required${index === 0 ? ' checked' : ''}><span><b>${escaped(name)}</b><small>${escaped(about)}</small></span></label>`;
}

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <meta name="color-scheme" content="light dark">
    <title>${title}</title>
    <link rel="stylesheet" href="/sandbox/consent.css">
  </head>
  <body>
    <header class="label"><b>Sandbox: invented books</b> Nothing here belongs to a real company, and nothing leaves this server.</header>
    <main>${body}
    </main>
  </body>
</html>
`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
