/** /security */
import { Prose } from './Prose.tsx';

export function SecurityPage() {
  return (
    <Prose
      title="Security"
      lede="What protects the books, in plain words. SECURITY.md in the repository tells it in full."
      sections={[
        { heading: 'Businesses are kept apart', text: 'Every row belongs to a business, and the database itself refuses to show it to another: row-level security holds for the role that the program runs as.' },
        { heading: 'Sign-in', text: 'Passwords are stored as argon2id hashes and sessions as hashes of random tokens. Signing out and changing the password end sessions. Sign-in tries are limited.' },
        { heading: 'Files', text: 'Uploads are read in a separate process with bounds on time and memory, so that a hostile file ends as a message and not as an outage.' },
        { heading: 'The page', text: 'No script, font or style is loaded from anywhere else, and a strict content security policy keeps it so.' },
        { heading: 'Reporting a weakness', text: 'Please report it in private, as SECURITY.md in the repository describes.' },
      ]}
    />
  );
}
