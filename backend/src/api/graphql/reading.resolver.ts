/** How files are read: seeing it, trying another reading, having a file read by it, and what is remembered for later files. */
import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { ReadingsService } from '../../features/files/readings.service.ts';
import type { LayoutsService } from '../../features/layouts/layouts.service.ts';
import { requireViewer, type RequestContext } from '../request-context.ts';
import { fileReadingView, FileReadingView } from '../views/file-reading.view.ts';
import { fileView, FileView } from '../views/file.view.ts';
import { layoutView, LayoutView } from '../views/layout.view.ts';
import { ReadingMappingInput } from './reading.inputs.ts';

const FILE_ID = { description: 'Identifier of the file.' } as const;
const LAYOUT_ID = { description: 'Identifier of the layout.' } as const;
const MAPPING = { description: 'Everything that is to be fixed; what was fixed before and is left out is decided by the reader again.' } as const;

@Resolver()
export class ReadingResolver {
  readonly #readings: ReadingsService;
  readonly #layouts: LayoutsService;

  constructor(readings: ReadingsService, layouts: LayoutsService) {
    this.#readings = readings;
    this.#layouts = layouts;
  }

  @Query(() => FileReadingView, { description: 'How a file was read, or would be; where its content leaves a question open, with a look at each answer.' })
  async fileReading(@Ctx() context: RequestContext, @Arg('id', () => ID, FILE_ID) id: string): Promise<FileReadingView> {
    return fileReadingView(await this.#readings.get(requireViewer(context), id));
  }

  @Query(() => FileReadingView, { description: 'How a file would be read by a mapping; nothing is changed.' })
  async fileReadingPreview(@Ctx() context: RequestContext, @Arg('id', () => ID, FILE_ID) id: string, @Arg('mapping', () => ReadingMappingInput, MAPPING) mapping: ReadingMappingInput): Promise<FileReadingView> {
    return fileReadingView(await this.#readings.preview(requireViewer(context), id, mapping));
  }

  @Mutation(() => FileView, { description: 'Has a file read by a mapping, which also confirms the reading of one that waits for it: its old rows leave the ledger as the new ones come. What is fixed is remembered for later files of the same layout and account.' })
  async readFileAgain(@Ctx() context: RequestContext, @Arg('id', () => ID, FILE_ID) id: string, @Arg('mapping', () => ReadingMappingInput, MAPPING) mapping: ReadingMappingInput): Promise<FileView> {
    return fileView(await this.#readings.apply(requireViewer(context), id, mapping));
  }

  @Query(() => [LayoutView], { description: 'What is remembered about the reading of files, newest first, at most 200.' })
  async layouts(@Ctx() context: RequestContext): Promise<LayoutView[]> {
    return (await this.#layouts.list(requireViewer(context))).map(layoutView);
  }

  @Mutation(() => Boolean, { description: 'Forgets what was said about a layout: later files of it are asked about again. Files that were read stay as they are. For a day it can be restored.' })
  async forgetLayout(@Ctx() context: RequestContext, @Arg('id', () => ID, LAYOUT_ID) id: string): Promise<boolean> {
    await this.#layouts.forget(requireViewer(context), id);
    return true;
  }

  @Mutation(() => LayoutView, { description: 'Remembers again what was said about a layout that was forgotten.' })
  async restoreLayout(@Ctx() context: RequestContext, @Arg('id', () => ID, LAYOUT_ID) id: string): Promise<LayoutView> {
    return layoutView(await this.#layouts.restore(requireViewer(context), id));
  }
}
