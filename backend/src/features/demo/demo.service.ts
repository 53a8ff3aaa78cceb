/** The demo: a private copy of the sample business for every visitor. */
import type { SignedIn } from '../users/users.service.ts';

export class DemoService {
  visit(): Promise<SignedIn> {
    throw new Error('replaced by the real one');
  }
}
