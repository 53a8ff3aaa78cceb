/** Everything that opens or closes the door to an account, for both API doors: one place for its limits per address. */
import type { Database } from '../../database/database.ts';
import type { DemoService } from '../demo/demo.service.ts';
import { Input } from '../input.ts';
import type { PasswordCheck } from '../sessions/password-check.ts';
import type { SessionsService } from '../sessions/sessions.service.ts';
import type { SignInService } from '../sessions/sign-in.service.ts';
import type { User } from '../users/user.entity.ts';
import type { SignedIn, UsersService } from '../users/users.service.ts';
import type { Viewer } from '../users/viewer.ts';
import type { CallLimit } from './call-limit.ts';
import { removeBusiness } from './remove-business.ts';

export interface AccountParts {
  readonly database: Database;
  readonly users: UsersService;
  readonly sessions: SessionsService;
  readonly signIn: SignInService;
  readonly passwordCheck: PasswordCheck;
  readonly demo: DemoService;
  /** Sign-up and demo calls per client address. */
  readonly newcomers: CallLimit;
}

export class AccountService {
  readonly #parts: AccountParts;

  constructor(parts: AccountParts) {
    this.#parts = parts;
  }

  signUp(address: string, fields: unknown): Promise<SignedIn> {
    this.#parts.newcomers.count(address);
    return this.#parts.users.signUp(fields);
  }

  login(fields: unknown): Promise<SignedIn> {
    return this.#parts.signIn.login(fields);
  }

  demo(address: string): Promise<SignedIn> {
    this.#parts.newcomers.count(address);
    return this.#parts.demo.visit();
  }

  logout(token: string): Promise<void> {
    return this.#parts.sessions.end(token);
  }

  me(viewer: Viewer): Promise<User> {
    return this.#parts.users.me(viewer);
  }

  /** Takes the account and everything that belongs to it away. Visitors of the demo have no password. Throws BAD_USER_INPUT. */
  async delete(viewer: Viewer, fields: unknown): Promise<void> {
    const user = await this.#parts.users.me(viewer);
    if (!user.business.isDemo) {
      const input = new Input(fields);
      const password = input.secret('password', 'Password');
      input.check();
      await this.#parts.passwordCheck.require(user, 'password', password);
    }
    await removeBusiness(this.#parts.database, viewer.businessId);
  }
}
