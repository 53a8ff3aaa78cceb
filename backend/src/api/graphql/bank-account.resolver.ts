/** Bank and card accounts: listing, changing, and making two into one. */
import { GraphQLLocalDate } from 'graphql-scalars';
import { Arg, Ctx, Field, ID, InputType, Mutation, Query, Resolver } from 'type-graphql';
import type { AccountsService } from '../../features/accounts/accounts.service.ts';
import type { TwinAccountsService } from '../../features/accounts/twin-accounts.service.ts';
import { requireViewer, type RequestContext } from '../request-context.ts';
import { accountMergePreviewView, AccountMergePreviewView, bankAccountView, BankAccountView, twinAccountView, TwinAccountView } from '../views/bank-account.view.ts';

@InputType({ description: 'What changes about a bank or card account; what is left out stays as it is.' })
export class UpdateAccountInput {
  @Field(() => String, { nullable: true, description: 'Its name.' }) name?: string | null;
  @Field(() => String, { nullable: true, description: 'What was in it before the first payment of openingDate, decimal; null takes it away.' }) openingBalance?: string | null;
  @Field(() => GraphQLLocalDate, { nullable: true, description: 'The day of the opening balance.' }) openingDate?: string | null;
}

const ID_OF_GOING = { description: 'The account that goes.' } as const;
const ID_OF_STAYING = { description: 'The account that stays.' } as const;

@Resolver()
export class BankAccountResolver {
  readonly #accounts: AccountsService;
  readonly #twins: TwinAccountsService;

  constructor(accounts: AccountsService, twins: TwinAccountsService) {
    this.#accounts = accounts;
    this.#twins = twins;
  }

  @Query(() => [BankAccountView], { description: 'Bank and card accounts that files brought rows of.' })
  async accounts(@Ctx() context: RequestContext): Promise<BankAccountView[]> {
    return (await this.#accounts.list(requireViewer(context))).map(bankAccountView);
  }

  @Query(() => [TwinAccountView], { description: 'Accounts that seem to be one, because their days show the same payments: two files of one account under different names count every payment twice until they are merged.' })
  async twinAccounts(@Ctx() context: RequestContext): Promise<TwinAccountView[]> {
    return (await this.#twins.list(requireViewer(context))).map(twinAccountView);
  }

  @Query(() => AccountMergePreviewView, { description: 'What mergeAccounts would do; nothing is changed.' })
  async accountMergePreview(@Ctx() context: RequestContext, @Arg('id', () => ID, ID_OF_GOING) id: string, @Arg('intoId', () => ID, ID_OF_STAYING) intoId: string): Promise<AccountMergePreviewView> {
    return accountMergePreviewView(await this.#accounts.previewMerge(requireViewer(context), id, intoId));
  }

  @Mutation(() => BankAccountView, { description: 'Renames an account, or says what it began with.' })
  async updateAccount(
    @Ctx() context: RequestContext, @Arg('id', () => ID, { description: 'Identifier of the account.' }) id: string,
    @Arg('input', () => UpdateAccountInput, { description: 'What changes.' }) input: UpdateAccountInput,
  ): Promise<BankAccountView> {
    return bankAccountView(await this.#accounts.update(requireViewer(context), id, input));
  }

  @Mutation(() => BankAccountView, { description: "Makes all payments of one account another's; payments that both hold count once, and later files of either find the one that stays. It cannot be undone." })
  async mergeAccounts(@Ctx() context: RequestContext, @Arg('id', () => ID, ID_OF_GOING) id: string, @Arg('intoId', () => ID, ID_OF_STAYING) intoId: string): Promise<BankAccountView> {
    return bankAccountView(await this.#accounts.merge(requireViewer(context), id, intoId));
  }
}
