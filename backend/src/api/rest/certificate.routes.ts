/** /api/files/{id}/certificate: what an import proved; and the rows of the file that count elsewhere. */
import type { CertificatesService } from '../../features/files/certificate/certificates.service.ts';
import { certificateView, fileDuplicateView } from '../views/certificate.view.ts';
import { download, ok, page } from './reply.ts';
import { queryPage, queryText, type Route, signedIn } from './route.ts';

export function certificateRoutes(certificates: CertificatesService): Route[] {
  return [
    signedIn('GET', '/files/:id/certificate', async (viewer, request) => {
      const id = request.params.id ?? '';
      if (queryText(request, 'format') !== 'txt') return ok(certificateView(await certificates.get(viewer, id)));
      const { name, text } = await certificates.document(viewer, id);
      return download(Buffer.from(text), 'text/plain; charset=utf-8', name);
    }),
    signedIn('GET', '/files/:id/duplicates', async (viewer, request) => {
      const asked = queryPage(request);
      return page((await certificates.duplicates(viewer, request.params.id ?? '', asked)).map(fileDuplicateView), asked.limit, request.address);
    }),
  ];
}
