/** Which file's certificate is open, kept in the address bar. */
import { useSearchParams } from 'react-router-dom';

const NAME = 'certificate';

export function useOpenCertificate() {
  const [search, setSearch] = useSearchParams();

  function show(fileId: string | null): void {
    setSearch((before) => {
      const after = new URLSearchParams(before);
      if (fileId === null) after.delete(NAME);
      else after.set(NAME, fileId);
      return after;
    });
  }

  return { fileId: search.get(NAME), open: (fileId: string) => show(fileId), close: () => show(null) };
}
