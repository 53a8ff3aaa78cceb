/** Opening an account, signing in and out, and who is signed in. */
import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { AccountService } from '../../features/account/account.service.ts';
import type { RequestContext } from '../request-context.ts';
import { newcomer, requireViewer } from '../request-context.ts';
import { userView, UserView } from '../views/user.view.ts';
import { LoginInput, SignUpInput } from './account.inputs.ts';

@Resolver()
export class AccountResolver {
  readonly #account: AccountService;

  constructor(account: AccountService) {
    this.#account = account;
  }

  @Query(() => UserView, { nullable: true, description: 'Who is signed in; null for visitors.' })
  async me(@Ctx() context: RequestContext): Promise<UserView | null> {
    return context.viewer && userView(await this.#account.me(context.viewer));
  }

  @Mutation(() => UserView, { description: 'Opens an account and signs in.' })
  async signUp(@Ctx() context: RequestContext, @Arg('input', () => SignUpInput, { description: 'Who it is for.' }) input: SignUpInput): Promise<UserView> {
    const { user, session } = await this.#account.signUp(context.address, input);
    context.signedIn(session, newcomer(user));
    return userView(user);
  }

  @Mutation(() => UserView, { description: 'Signs in. Ten tries per account and fifteen minutes.' })
  async login(@Ctx() context: RequestContext, @Arg('input', () => LoginInput, { description: 'Address and password.' }) input: LoginInput): Promise<UserView> {
    const { user, session } = await this.#account.login(input);
    context.signedIn(session, newcomer(user));
    return userView(user);
  }

  @Mutation(() => UserView, { description: 'Signs in to a private copy of the sample business, removed after 24 hours.' })
  async demoLogin(@Ctx() context: RequestContext): Promise<UserView> {
    const { user, session } = await this.#account.demo(context.address);
    context.signedIn(session, newcomer(user));
    return userView(user);
  }

  @Mutation(() => Boolean, { description: 'Ends the session; true also for somebody who has none.' })
  async logout(@Ctx() context: RequestContext): Promise<boolean> {
    if (context.sessionToken !== null) await this.#account.logout(context.sessionToken);
    context.signedOut();
    return true;
  }

  @Mutation(() => Boolean, { description: 'Deletes the account with everything that belongs to it, at once and for good. All of it can be taken along first: GET /api/account/export answers a zip, which GraphQL cannot carry.' })
  async deleteAccount(
    @Ctx() context: RequestContext,
    @Arg('password', () => String, { nullable: true, description: 'The password of the account; visitors of the demo have none.' }) password?: string,
  ): Promise<boolean> {
    await this.#account.delete(requireViewer(context), { password });
    context.signedOut();
    return true;
  }
}
