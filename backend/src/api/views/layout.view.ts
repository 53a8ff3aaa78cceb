/** What the product remembers about the reading of files, as both doors show it. */
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';
import type { RememberedLayout } from '../../features/layouts/layout-memory.ts';
import { readingMappingView, ReadingMappingView } from './reading-mapping.view.ts';

@ObjectType('RememberedLayout', { description: 'What was said about how a file is read, used for later files of the same layout and account.' })
export class LayoutView {
  @Field(() => ID, { description: 'Identifier.' }) id!: string;
  @Field(() => String, { description: 'The file about which it was said last.' }) fileName!: string;
  @Field(() => GraphQLDateTime, { description: 'When.' }) saidAt!: string;
  @Field(() => ReadingMappingView, { description: 'What was said.' }) mapping!: ReadingMappingView;
}

export function layoutView({ id, fileName, saidAt, mapping }: RememberedLayout): LayoutView {
  return { id, fileName, saidAt: saidAt.toISOString(), mapping: readingMappingView(mapping) };
}
