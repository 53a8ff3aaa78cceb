/** Everything that opens or closes the door to an account, for both API doors: one place for its limits per address. */
import type { DemoService } from '../demo/demo.service.ts';
import type { SessionsService } from '../sessions/sessions.service.ts';
import type { SignInService } from '../sessions/sign-in.service.ts';
import type { User } from '../users/user.entity.ts';
import type { SignedIn, UsersService } from '../users/users.service.ts';
import type { Viewer } from '../users/viewer.ts';
import type { CallLimit } from './call-limit.ts';

export interface AccountParts {
  readonly users: UsersService;
  readonly sessions: SessionsService;
  readonly signIn: SignInService;
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

  delete(viewer: Viewer, fields: unknown): Promise<void> {
    return this.#parts.users.delete(viewer, fields);
  }

  changePassword(viewer: Viewer, fields: unknown): Promise<SignedIn> {
    return this.#parts.users.changePassword(viewer, fields);
  }
}
