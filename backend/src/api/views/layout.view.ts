/** What the product remembers about the reading of files, as both doors show it. */
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';
import type { RememberedLayout } from '../../features/layouts/layout-memory.ts';
import { readingMappingView, ReadingMappingView } from './reading-mapping.view.ts';

@ObjectType('RememberedLayout', { description: 'What was said about how a file is read, used for later files of the same layout and account.' })
export class LayoutView {
  @Field(() => ID, { description: 'Identifier.' }) id!: string;
  @Field(() => String, { description: 'The file about which it was said last.' }) fileName!: string;
  @Field(() => String, { nullable: true, description: 'The account that such files name; null where they name none and their own names tell them apart.' }) account!: string | null;
  @Field(() => GraphQLDateTime, { description: 'When it was said.' }) saidAt!: string;
  @Field(() => GraphQLDateTime, { nullable: true, description: 'When a later file was last read by it; null: none was so far.' }) lastUsedAt!: string | null;
  @Field(() => ReadingMappingView, { description: 'What was said.' }) mapping!: ReadingMappingView;
}

const NAMED_ACCOUNT = 'account ';

export function layoutView({ id, fileName, saidAt, lastUsedAt, mapping, layout: { accountKey } }: RememberedLayout): LayoutView {
  return {
    id, fileName, account: accountKey.startsWith(NAMED_ACCOUNT) ? accountKey.slice(NAMED_ACCOUNT.length) : null,
    saidAt: saidAt.toISOString(), lastUsedAt: lastUsedAt?.toISOString() ?? null, mapping: readingMappingView(mapping),
  };
}
