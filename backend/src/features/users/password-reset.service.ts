/** A forgotten password: a link by mail that replaces it once, within an hour. The answer never tells whether there is such an account. */
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Database } from '../../database/database.ts';
import { AppError } from '../../errors.ts';
import { enqueue } from '../../jobs/queue.ts';
import type { Mailer } from '../../mail/mailer.ts';
import type { CallLimit } from '../account/call-limit.ts';
import { nextStep } from '../idempotency/steps.ts';
import { Input } from '../input.ts';
import { hashPassword } from '../sessions/password-hash.ts';
import { hashToken, newSecretToken } from '../sessions/secret-token.ts';
import { endAllSessions } from '../sessions/sessions.service.ts';
import type { SignInService } from '../sessions/sign-in.service.ts';
import type { TryLimit } from '../sessions/try-limit.ts';
import { readEmail } from './email.ts';
import { lockUser } from './find-user.ts';
import { readNewPassword } from './password-rules.ts';
import { PasswordResetEntity } from './password-reset.entity.ts';
import { resetMail } from './reset-mail.ts';
import { UserEntity } from './user.entity.ts';

export const SEND_PASSWORD_RESET = 'send-password-reset';

const LIFETIME_MS = 60 * 60 * 1000;

export interface PasswordResetParts {
  readonly database: Database;
  readonly mailer: Mailer;
  readonly signIn: SignInService;
  /** Requests per client address. */
  readonly visitors: CallLimit;
  /** Requests per e-mail address. */
  readonly requests: TryLimit;
  /** The address under which people reach the product. */
  readonly home: string;
  readonly logError: (error: unknown) => void;
}

interface ResetRequest {
  readonly email: string;
  readonly askedAt: string;
}

export class PasswordResetService {
  readonly #parts: PasswordResetParts;

  constructor(parts: PasswordResetParts) {
    this.#parts = parts;
  }

  /** Puts a job in line and nothing else: known and unknown addresses take the same steps. Throws BAD_USER_INPUT, RATE_LIMITED. */
  async request(address: string, fields: unknown): Promise<void> {
    const input = new Input(fields);
    const email = readEmail(input);
    input.check();
    this.#parts.visitors.count(address);
    await this.#parts.requests.count(email);
    const payload: ResetRequest = { email, askedAt: new Date().toISOString() };
    await this.#parts.database.outsideTenants((em) => enqueue(em, { task: SEND_PASSWORD_RESET, payload }));
  }

  /** The job. Rejects where the mail could not be sent, and is then tried again by the queue for as long as the request is fresh. */
  async send(payload: unknown): Promise<void> {
    const { email, askedAt } = payload as ResetRequest;
    if (Date.now() - Date.parse(askedAt) > LIFETIME_MS) {
      this.#parts.logError(new Error('A mail to reset a password could not be sent for an hour and was given up.'));
      return;
    }
    const added = await this.#addToken(email);
    if (added === null) return;
    const link = new URL('/reset-password', this.#parts.home);
    link.searchParams.set('token', added.token);
    try {
      await this.#parts.mailer.send(resetMail(added.user, link.href));
    } catch (error) {
      await this.#parts.database.outsideTenants((em) => em.nativeDelete(PasswordResetEntity, { tokenHash: hashToken(added.token) }));
      throw error;
    }
  }

  /** Sets the new password, ends every session, and spends every link of the account. Throws BAD_USER_INPUT. */
  async redeem(fields: unknown): Promise<void> {
    const step = nextStep<true>();
    if (step.made !== null) return;
    const input = new Input(fields);
    const token = input.secret('token', 'Token');
    const password = readNewPassword(input, 'newPassword');
    input.check();
    const tokenHash = hashToken(token);
    const fresh = { tokenHash, expiresAt: { $gt: new Date() } };
    const { database, signIn } = this.#parts;
    // Asked first, so that nobody without a link makes the server hash passwords.
    if (!(await database.outsideTenants((em) => em.count(PasswordResetEntity, fresh)))) throw spentLink();
    const passwordHash = await hashPassword(password);
    const replace = async (em: EntityManager): Promise<void> => {
      const reset = await em.findOne(PasswordResetEntity, fresh, { populate: ['user'] });
      if (!reset) throw spentLink();
      const { user } = reset;
      // First the user, then the links: in the order of everybody who changes both.
      await lockUser(em, user.id);
      // Two calls with one link: the one that deletes it goes on.
      if ((await em.nativeDelete(PasswordResetEntity, { tokenHash })) === 0) throw spentLink();
      await em.nativeDelete(PasswordResetEntity, { user: user.id });
      await em.nativeUpdate(UserEntity, { id: user.id }, { passwordHash });
      await endAllSessions(em, user.id);
      await signIn.forgiveTries(em, user.email);
      await step.note(em, true);
    };
    await (step.businessId === null ? database.outsideTenants(replace) : database.inTenant(step.businessId, replace));
  }

  async removeExpired(): Promise<void> {
    await this.#parts.database.outsideTenants((em) => em.nativeDelete(PasswordResetEntity, { expiresAt: { $lte: new Date() } }));
  }

  /** Null for an address without an account, and for the demo's visitors, who have no password to forget. An address that is just being changed is waited for. */
  #addToken(email: string): Promise<{ token: string; user: { email: string; firstName: string } } | null> {
    return this.#parts.database.outsideTenants(async (em) => {
      const [user] = await em.execute<{ id: string; email: string; firstName: string }[]>(
        'select id, email, first_name as "firstName" from app_user where lower(email) = lower(?) and password_hash is not null for share', [email]);
      if (!user) return null;
      const token = newSecretToken();
      const now = new Date();
      em.create(PasswordResetEntity, { tokenHash: hashToken(token), user: em.getReference(UserEntity, user.id), createdAt: now, expiresAt: new Date(now.getTime() + LIFETIME_MS) });
      return { token, user };
    });
  }
}

function spentLink(): AppError {
  const message = 'This link has been used already, or is older than an hour. Ask for a new one.';
  return new AppError('BAD_USER_INPUT', message, { fields: { token: message } });
}
