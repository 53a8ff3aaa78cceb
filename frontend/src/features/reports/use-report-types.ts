/** Which reports can be made here, and whether there is anything to make them from. */
import { useReportSourcesQuery, useReportTypesQuery } from '../../generated/graphql.ts';

export function useReportTypes() {
  const types = useReportTypesQuery();
  const sources = useReportSourcesQuery();
  const capabilities = types.data?.reportTypes;

  const isConnected = sources.data?.integrations.some(({ status }) => status === 'connected') ?? false;
  const hasFile = (sources.data?.files.length ?? 0) > 0;
  return {
    capabilities,
    error: types.error,
    refetch: () => { void types.refetch(); },
    hasSource: isConnected || hasFile || (capabilities?.hasUploadedFiles ?? false),
  };
}
