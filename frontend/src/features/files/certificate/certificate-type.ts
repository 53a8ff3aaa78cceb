/** A certificate as its screen asks for it. */
import type { FileCertificateQuery } from '../../../generated/graphql.ts';

export type Certificate = FileCertificateQuery['fileCertificate'];
