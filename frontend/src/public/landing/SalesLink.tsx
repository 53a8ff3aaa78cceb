/** 'Contact Sales': a mail draft where the server has an address to write to, otherwise the page that says whom to ask. */
import { paths } from '../../paths.ts';
import { ByContact } from '../ByContact.tsx';
import { slots } from '../server-slots.ts';

const look = 'button large quiet';

export function SalesLink() {
  return (
    <ByContact
      given={<a className={look} href={`mailto:${slots.contactEmail}?subject=Purser%20for%20enterprise`}>Contact Sales</a>}
      otherwise={<a className={look} href={paths.contact}>Contact Sales</a>}
    />
  );
}
