/** Files: uploading, listing, reading back, deleting, and hearing of their progress. */
import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import GraphQLUpload from 'graphql-upload/GraphQLUpload.mjs';
import { Arg, Ctx, ID, Int, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import type { SampleStatement } from '../../features/demo/sample-statement.ts';
import type { FileDetails, FilesService } from '../../features/files/files.service.ts';
import { readPage } from '../../features/page.ts';
import { requireViewer, type RequestContext } from '../request-context.ts';
import { fileProblemView, FileProblemView, fileView, FileView } from '../views/file.view.ts';
import { CURSOR, LIMIT } from './paging.ts';
import { readUpload } from './read-upload.ts';
import { FILE_TOPIC, liveCall } from './subscriptions/live-topics.ts';

const UPLOAD = { description: 'The file, as a GraphQL multipart request.' } as const;
const CHECK = { nullable: true, description: "Whether the file waits until its reading is confirmed by readFileAgain; without it the account's preference holds." } as const;
const FILE_ID = { description: 'Identifier of the file.' } as const;

@Resolver()
export class FileResolver {
  readonly #files: FilesService;
  readonly #samples: SampleStatement;
  readonly #uploadLimitBytes: number;

  constructor(files: FilesService, samples: SampleStatement, uploadLimitBytes: number) {
    this.#files = files;
    this.#samples = samples;
    this.#uploadLimitBytes = uploadLimitBytes;
  }

  @Query(() => [FileView], { description: 'Uploaded files, newest first.' })
  async files(@Ctx() context: RequestContext, @Arg('limit', () => Int, LIMIT) limit?: number, @Arg('cursor', () => ID, CURSOR) cursor?: string): Promise<FileView[]> {
    const viewer = requireViewer(context);
    return (await this.#files.list(viewer, readPage(limit, cursor))).map(fileView);
  }

  @Query(() => FileView, { description: 'One file with the whole of its text.' })
  async file(@Ctx() context: RequestContext, @Arg('id', () => ID, FILE_ID) id: string): Promise<FileView> {
    return fileView(await this.#files.get(requireViewer(context), id));
  }

  @Query(() => [FileProblemView], { description: 'Lines of a file that could not be read, then rows that had to be mended, each in its order.' })
  async fileProblems(
    @Ctx() context: RequestContext, @Arg('id', () => ID, FILE_ID) id: string,
    @Arg('limit', () => Int, { nullable: true, description: 'How many at most; all that are kept, 1,000 of each kind, without it.' }) limit?: number,
    @Arg('offset', () => Int, { nullable: true, description: 'How many of the list come before these.' }) offset?: number,
    @Arg('kind', () => String, { nullable: true, description: 'rejected or repaired; both without it.' }) kind?: string,
  ): Promise<FileProblemView[]> {
    return (await this.#files.problems(requireViewer(context), id, { limit, offset, kind })).map(fileProblemView);
  }

  @Mutation(() => FileView, { description: 'Uploads a .csv or .pdf file of at most 10 MB; reading it goes on in the background, see fileChanged.' })
  async uploadFile(@Ctx() context: RequestContext, @Arg('file', () => GraphQLUpload, UPLOAD) file: Promise<FileUpload>, @Arg('check', () => Boolean, CHECK) check?: boolean): Promise<FileView> {
    const viewer = requireViewer(context);
    return fileView(await this.#files.upload(viewer, await readUpload(file, this.#uploadLimitBytes), { isChecked: check }));
  }

  @Mutation(() => FileView, { description: 'Uploads a statement of at most 10 MB in any format that can be read (CSV, PDF, OFX, QFX, QIF, CAMT.052 to 054, MT940, XLSX, and a ZIP of one file or of several CAMT, MT940 or OFX files); otherwise like uploadFile.' })
  async importStatement(@Ctx() context: RequestContext, @Arg('file', () => GraphQLUpload, UPLOAD) file: Promise<FileUpload>, @Arg('check', () => Boolean, CHECK) check?: boolean): Promise<FileView> {
    const viewer = requireViewer(context);
    return fileView(await this.#files.importStatement(viewer, await readUpload(file, this.#uploadLimitBytes), { isChecked: check }));
  }

  @Mutation(() => FileView, { description: 'Brings a sample statement into an account without files; it is read like any file and does not count as an upload.' })
  async importSampleStatement(@Ctx() context: RequestContext): Promise<FileView> {
    return fileView(await this.#samples.import(requireViewer(context)));
  }

  @Mutation(() => FileView, { description: 'Answers the question of a file whose content can be read in two ways; it is then read again.' })
  async answerFile(
    @Ctx() context: RequestContext, @Arg('id', () => ID, FILE_ID) id: string,
    @Arg('answer', () => String, { description: 'One of the answers that the file offers.' }) answer: string,
  ): Promise<FileView> {
    return fileView(await this.#files.answer(requireViewer(context), id, { answer }));
  }

  @Mutation(() => Boolean, { description: 'Deletes a file and takes its rows out of the ledger; payments that another file holds too stay counted. For a day it can be restored.' })
  async deleteFile(@Ctx() context: RequestContext, @Arg('id', () => ID, FILE_ID) id: string): Promise<boolean> {
    await this.#files.delete(requireViewer(context), id);
    return true;
  }

  @Mutation(() => FileView, { description: 'Takes the deletion of a file back: its rows count again, and the questions and summaries about it are there again.' })
  async restoreFile(@Ctx() context: RequestContext, @Arg('id', () => ID, FILE_ID) id: string): Promise<FileView> {
    return fileView(await this.#files.restore(requireViewer(context), id));
  }

  @Subscription(() => FileView, {
    description: 'The newest file of the signed-in business at once, and then every file on each change of its status or progress: nothing is missed between the two.',
    topics: FILE_TOPIC,
    topicId: liveCall,
  })
  fileChanged(@Root() details: FileDetails): FileView {
    return fileView(details);
  }
}
