/** /api/files and /api/imports: uploading, listing, reading back and deleting files. */
import type { SampleStatement } from '../../features/demo/sample-statement.ts';
import type { CertificatesService } from '../../features/files/certificate/certificates.service.ts';
import type { FilesService } from '../../features/files/files.service.ts';
import { fileProblemView, fileView } from '../views/file.view.ts';
import { certificateRoutes } from './certificate.routes.ts';
import { created, noContent, ok, page } from './reply.ts';
import { queryFlag, queryNumber, queryPage, queryText, type Route, signedIn, upload } from './route.ts';

export function fileRoutes(files: FilesService, samples: SampleStatement, certificates: CertificatesService): Route[] {
  return [
    ...certificateRoutes(certificates),
    signedIn('GET', '/files', async (viewer, request) => {
      const asked = queryPage(request);
      return page((await files.list(viewer, asked)).map(fileView), asked.limit, request.address);
    }),
    signedIn('POST', '/files/sample', async (viewer) => created(fileView(await samples.import(viewer)))),
    upload('/files/upload', async (viewer, file, request) => created(fileView(await files.upload(viewer, file, { isChecked: queryFlag(request, 'check') })))),
    upload('/imports', async (viewer, file, request) => created(fileView(await files.importStatement(viewer, file, { isChecked: queryFlag(request, 'check') })))),
    signedIn('GET', '/files/:id', async (viewer, { params }) => ok(fileView(await files.get(viewer, params.id ?? '')))),
    signedIn('GET', '/files/:id/problems', async (viewer, request) => {
      const asked = { limit: queryNumber(request, 'limit'), offset: queryNumber(request, 'offset'), kind: queryText(request, 'kind') };
      return ok((await files.problems(viewer, request.params.id ?? '', asked)).map(fileProblemView));
    }),
    signedIn('POST', '/files/:id/answer', async (viewer, { params, body }) => ok(fileView(await files.answer(viewer, params.id ?? '', body)))),
    signedIn('DELETE', '/files/:id', async (viewer, { params }) => {
      await files.delete(viewer, params.id ?? '');
      return noContent();
    }),
    signedIn('POST', '/files/:id/restore', async (viewer, { params }) => ok(fileView(await files.restore(viewer, params.id ?? '')))),
  ];
}
