/** Certificates of imports. */
import { Arg, Ctx, ID, Int, Query, Resolver } from 'type-graphql';
import type { CertificatesService } from '../../features/files/certificate/certificates.service.ts';
import { readPage } from '../../features/page.ts';
import { requireViewer, type RequestContext } from '../request-context.ts';
import { certificateView, fileDuplicateView, FileCertificateView, FileDuplicateView } from '../views/certificate.view.ts';
import { CURSOR, LIMIT } from './paging.ts';

const FILE_ID = { description: 'Identifier of the file.' } as const;

@Resolver()
export class CertificateResolver {
  readonly #certificates: CertificatesService;

  constructor(certificates: CertificatesService) {
    this.#certificates = certificates;
  }

  @Query(() => FileCertificateView, { description: 'What the import of a file proved, and what the ledger says of its rows now.' })
  async fileCertificate(@Ctx() context: RequestContext, @Arg('id', () => ID, FILE_ID) id: string): Promise<FileCertificateView> {
    return certificateView(await this.#certificates.get(requireViewer(context), id));
  }

  @Query(() => [FileDuplicateView], { description: 'Rows of a file that another row counts for, each with that row, in the order of the file.' })
  async fileDuplicates(
    @Ctx() context: RequestContext, @Arg('id', () => ID, FILE_ID) id: string,
    @Arg('limit', () => Int, LIMIT) limit?: number, @Arg('cursor', () => ID, CURSOR) cursor?: string,
  ): Promise<FileDuplicateView[]> {
    return (await this.#certificates.duplicates(requireViewer(context), id, readPage(limit, cursor))).map(fileDuplicateView);
  }
}
